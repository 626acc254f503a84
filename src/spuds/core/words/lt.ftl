# Ką sakome apie bet kurį žaidimą, kuris pats nieko nesako. $text ir $move yra žaidimo užrašo žodžiai.

plain-position = { $text }
plain-answer = { $move }
plain-points = { $n ->
    [one] { $n } taškas
    [few] { $n } taškai
    [many] { $n } taško
   *[other] { $n } taškų
}
plain-round = Raundas { $n }

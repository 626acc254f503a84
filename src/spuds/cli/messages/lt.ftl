# Terminalo žodžiai lietuviškai. $player yra vardas vardininko linksniu; $move ir kiti ėjimai užrašyti ėjimų žodžiais.

default-names = Ona, Benas, Cilė, Dovas, Eglė, Feliksas, Gabija, Herkus, Ieva, Jonas, Kotryna, Lukas

welcome = { $game }: jūs esate { $player }, vieta { $seat }. Robotai: { $bots }.
welcome-new = Žaidžiate pirmą kartą? Rašykite rules.
welcome-how = Rašykite atsakymo numerį arba jo žodžius; ? parodo, ką dar galima rašyti. Atsitiktinumų sėkla (seed): { $seed }.
game-title = { $game }, { $seats ->
    [one] { $seats } žaidėjas
    [few] { $seats } žaidėjai
    [many] { $seats } žaidėjo
   *[other] { $seats } žaidėjų
}, { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
}
game-over = Žaidimas baigtas.

your-decision = { $player }: sprendžiate jūs.
your-hand = Jūsų kortos
not-playable = Dabar negalima: { $cards }. Priežastis: { $why } ({ $rule }).
times = { $text } ({ $n ->
    [one] { $n } kartą
    [few] { $n } kartus
    [many] { $n } karto
   *[other] { $n } kartų
})

not-an-answer = „{ $text }“ nėra atsakymas. Rašykite numerį nuo 1 iki { $n } arba ?, jei reikia pagalbos.
which-answer = Kurį iš šių atsakymų turite omenyje?
no-move = Ėjimo „{ $text }“ šiame žaidime nėra.
allowed = { $player } dabar gali daryti ėjimą „{ $move }“.
not-allowed = { $player } negali daryti ėjimo „{ $move }“: { $why } ({ $rule }).
not-now = { $player } dabar negali daryti ėjimo „{ $move }“.

help =
    Rašykite atsakymo numerį, jo žodžius ({ $move }) arba tik jų galą ({ $short }). Arba vieną iš šių komandų:
    hint        ką rinktųsi paieška ir ką – paprastos gudrybės, kuo atsakymai skiriasi
    why { $short }  ar toks ėjimas leidžiamas, o jei ne, kuri taisyklė jį draudžia
    rules       taisyklių skyriai; rules 4 parodo skyrių, rules 4.2 – vieną taisyklę
    log         kas įvyko ir pagal kurią taisyklę; log all parodo viską
    ids         žaidžiant nurodyti taisykles arba jų nebenurodyti
    score       taškų lentelė
    show        dar kartą stalas; tuščia eilutė pakartoja atsakymus
    undo        atšaukti paskutinį savo atsakymą ir viską, kas vyko po jo
    save FILE   įrašyti žaidimą į failą
    quit        palikti žaidimą; jį galima įrašyti ir vėliau tęsti
hint = Paieška rinktųsi „{ $search }“, paprastos gudrybės – „{ $thumb }“.
hint-answer = atsakymas
hint-worth = vertė iš 100
hint-tried = kiek kartų bandyta
hint-about = Vertė: kaip jums baigėsi paieškos išbandyti žaidimai, 0 – blogiausiai, 100 – geriausiai; kuo daugiau bandyta, tuo tikriau. Parodyta { $n } iš { $all ->
    [one] { $all } atsakymo.
    [few] { $all } atsakymų.
    [many] { $all } atsakymo.
   *[other] { $all } atsakymų.
}
why-what = Rašykite why ir ėjimą, pavyzdžiui, why { $short }.
rules-how = Rašykite rules ir numerį: rules { $chapter } parodo skyrių.
log-all = Iš viso yra { $n ->
    [one] { $n } eilutė
    [few] { $n } eilutės
    [many] { $n } eilutės
   *[other] { $n } eilučių
}; log all parodo visas.
ids-on = Nuo šiol kiekviena eilutė nurodo savo taisyklę.
ids-off = Eilutės savo taisyklių nebenurodo.
undone = Atšaukta.
nothing-to-undo = Jūs dar nieko neatsakėte.

save-what = Rašykite save ir failo vardą.
save-where = Į kurį failą įrašyti žaidimą? (Enter arba n – neįrašyti)
save-name = Rašykite failo vardą, pavyzdžiui, { $file }.
saved = Žaidimas įrašytas į failą { $file }. Jį tęsia komanda:
saved-and-kept = Žaidimas įrašytas į failą { $file }, ir žaidžiant šis failas bus atnaujinamas. Vėliau žaidimą tęsia komanda:
no-record = Failas { $file } jau yra, bet tai ne spuds įrašytas žaidimas, todėl jis paliktas, koks buvo; pasirinkite kitą vardą.
another-record = Faile { $file } įrašytas kitas žaidimas, todėl jis paliktas, koks buvo; pasirinkite kitą vardą.
overwrite = Faile { $file } įrašytas kitas žaidimas. Pakeisti jį šiuo? (t – taip, Enter – ne)
record-follows = Toliau – žaidimo įrašas. Įrašius jį į failą FILE, žaidimą tęsia komanda:
end-of-input = Įvestis baigėsi, todėl žaidimas čia sustoja.

sheet-round = raundas
sheet-player = žaidėjas
sheet-total = iš viso
winners = { $n ->
    [one] Laimi { $players }.
   *[other] Pergale dalijasi { $players }.
}
not-over = Žaidimas nebaigtas.

fair-deal = { $title }: { $n ->
    [one] { $n } atsitiktinis ėjimas atitinka
    [few] { $n } atsitiktiniai ėjimai atitinka
    [many] { $n } atsitiktinio ėjimo atitinka
   *[other] { $n } atsitiktinių ėjimų atitinka
} atsitiktinumų sėklą (seed).
fair-hash = Sėklos maiša (hash) – { $hash }. Tokią pat stalas turėjo rodyti prieš pirmąjį ėjimą.

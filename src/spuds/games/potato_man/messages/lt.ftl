# Potato Man lietuviškai. $player yra vardas vardininko linksniu; $card yra kortos žodis, pavyzdžiui, r16.

event-starts = Raundas { $amount }: pradeda { $player }.
event-dealt = { $colour ->
    [unknown] { $player } gauna kortą.
   *[other] { $player } gauna { $card }.
}
event-plays = { $player } deda { $card }.
event-draws = { $colour ->
    [unknown] { $player } traukia kortą.
   *[other] { $player } ištraukia { $card }.
}
event-takes = { $player } laimi kirtį korta { $card }.
event-earns = { $amount ->
    [0] { $player } gauna raudoną maišų kortą: 1 maišas.
    [1] { $player } gauna mėlyną maišų kortą: 2 maišai.
    [2] { $player } gauna žalią maišų kortą: 3 maišai.
    [3] { $player } gauna geltoną maišų kortą: 4 maišai.
   *[other] { $player } gauna auksinę maišų kortą: 5 maišai.
}
event-empty-handed = { $player } nieko negauna: nei šios spalvos, nei auksinių kortų nebėra.
event-stuck = { $player } neturi kortos, kurią galima dėti. Raundas baigtas.
event-shows = { $player } parodo { $card }.
event-played-out = Visos kortos sudėtos. Raundas baigtas.
# Taškų lentelės eilutė: vienos rūšies maišų kortos. Jei jų nėra, nieko nesakoma.
event-counts = { $amount ->
    [0] { "" }
   *[other] { $other ->
        [0] { $player }: { $amount ->
            [one] { $amount } raudona maišų korta po 1 maišą.
            [few] { $amount } raudonos maišų kortos po 1 maišą.
            [many] { $amount } raudonos maišų kortos po 1 maišą.
           *[other] { $amount } raudonų maišų kortų po 1 maišą.
        }
        [1] { $player }: { $amount ->
            [one] { $amount } mėlyna maišų korta po 2 maišus.
            [few] { $amount } mėlynos maišų kortos po 2 maišus.
            [many] { $amount } mėlynos maišų kortos po 2 maišus.
           *[other] { $amount } mėlynų maišų kortų po 2 maišus.
        }
        [2] { $player }: { $amount ->
            [one] { $amount } žalia maišų korta po 3 maišus.
            [few] { $amount } žalios maišų kortos po 3 maišus.
            [many] { $amount } žalios maišų kortos po 3 maišus.
           *[other] { $amount } žalių maišų kortų po 3 maišus.
        }
        [3] { $player }: { $amount ->
            [one] { $amount } geltona maišų korta po 4 maišus.
            [few] { $amount } geltonos maišų kortos po 4 maišus.
            [many] { $amount } geltonos maišų kortos po 4 maišus.
           *[other] { $amount } geltonų maišų kortų po 4 maišus.
        }
       *[other] { $player }: { $amount ->
            [one] { $amount } auksinė maišų korta po 5 maišus.
            [few] { $amount } auksinės maišų kortos po 5 maišus.
            [many] { $amount } auksinės maišų kortos po 5 maišus.
           *[other] { $amount } auksinių maišų kortų po 5 maišus.
        }
    }
}
event-scores = Raundas { $other }: { $player } gauna { $amount ->
    [one] { $amount } tašką.
    [few] { $amount } taškus.
    [many] { $amount } taško.
   *[other] { $amount } taškų.
}
event-wins = { $player } laimi: { $amount ->
    [one] { $amount } taškas.
    [few] { $amount } taškai.
    [many] { $amount } taško.
   *[other] { $amount } taškų.
}

prompt-lead = { $player } pradeda kirtį: tinka bet kuri korta.
prompt-follow = { $player } tęsia kirtį.

why-not-not-a-play = tai ne žaidėjo, o atsitiktinumo ėjimas
why-not-not-held = kortos { $card } rankoje nėra
why-not-colour-taken = { $colour ->
    [red] raudona
    [blue] mėlyna
    [green] žalia
   *[yellow] geltona
} spalva šiame kirtyje jau yra
why-not-colours-repeated = { $colour ->
    [red] raudona
    [blue] mėlyna
    [green] žalia
   *[yellow] geltona
} spalva šiame kirtyje jau yra, o viena spalva jau pakartota
why-not-second-potato-man = šiame kirtyje jau guli Potato Man

# Ką reiškia kortų žodžiai: tiems, kurie žaidžia pirmą kartą.
card-key = Kortos: r raudona, b mėlyna, g žalia, y geltona; Lord Fry yra r16-r18, Potato Man – y1-y3.

# Stalas eilutėmis. $gained yra šiame raunde laimėti maišai, $sacks – jų kortos, pavyzdžiui: raudonų 2, auksinių 1.
sketch-round = Raundas { $round } iš { $rounds }.
sketch-player = { $player }: { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
    [many] { $cards } kortos
   *[other] { $cards } kortų
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}, kol kas { $gained ->
    [one] { $gained } maišas
    [few] { $gained } maišai
    [many] { $gained } maišo
   *[other] { $gained } maišų
}
sketch-sack-red = raudonų
sketch-sack-blue = mėlynų
sketch-sack-green = žalių
sketch-sack-yellow = geltonų
sketch-sack-gold = auksinių
sketch-won = { " " }({ $sacks })
sketch-pile = ; traukimo krūvelėje { $n }
sketch-supply = Maišų kortų liko: { $sacks }.
sketch-no-supply = Maišų kortų neliko.
sketch-played = Jau sudėtos: { $cards }.
sketch-trick = Kirtis: { $cards }.
sketch-no-trick = Kirtis: dar nė vienos kortos.

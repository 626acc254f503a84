# Potato Man lietuviškai. $player yra vardas vardininko linksniu; $card yra kortos žodis, pavyzdžiui, r16. Kas parašyta po
# .page, sakoma ten, kur kortos matomos ir jų žodžių niekas nerašo.

event-starts = Raundas { $amount }: pradeda { $player }.
event-dealt = { $colour ->
    [unknown] { $player } gauna kortą.
   *[other] { $player } gauna { $card }.
}
    .page = { $colour ->
        [unknown] { $player } gauna kortą.
        [red] { $player } gauna raudoną { $number }.
        [blue] { $player } gauna mėlyną { $number }.
        [green] { $player } gauna žalią { $number }.
       *[yellow] { $player } gauna geltoną { $number }.
    }
event-plays = { $player } deda { $card }.
    .page = { $player } deda { $colour ->
        [red] raudoną
        [blue] mėlyną
        [green] žalią
       *[yellow] geltoną
    } { $number }.
event-draws = { $colour ->
    [unknown] { $player } traukia kortą.
   *[other] { $player } ištraukia { $card }.
}
    .page = { $colour ->
        [unknown] { $player } traukia kortą.
        [red] { $player } ištraukia raudoną { $number }.
        [blue] { $player } ištraukia mėlyną { $number }.
        [green] { $player } ištraukia žalią { $number }.
       *[yellow] { $player } ištraukia geltoną { $number }.
    }
event-takes = { $player } laimi kirtį korta { $card }.
    .page = { $player } laimi kirtį { $colour ->
        [red] raudona
        [blue] mėlyna
        [green] žalia
       *[yellow] geltona
    } { $number }.
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
    .page = { $player } parodo { $colour ->
        [red] raudoną
        [blue] mėlyną
        [green] žalią
       *[yellow] geltoną
    } { $number }.
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

why-not-not-a-play = tai ne žaidėjo, o burtų ėjimas
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
sketch-pile = ; traukimo krūvelėje kortų: { $n }
sketch-supply = Maišų kortų liko: { $sacks }.
sketch-no-supply = Maišų kortų neliko.
sketch-played = Jau sudėtos: { $cards }.
sketch-trick = Kirtis: { $cards }.
sketch-no-trick = Kirtis: dar nė vienos kortos.

# Tinklalapio stalas. $n, $round ir $sacks yra skaičiai. Žinutės, kurių vardas baigiasi -you, kreipiasi į žaidėją.
suit-red = raudona
suit-blue = mėlyna
suit-green = žalia
suit-yellow = geltona
suit-gold = auksinė
card-name = { $colour ->
    [red] Raudona
    [blue] Mėlyna
    [green] Žalia
   *[yellow] Geltona
} { $number }{ $picture ->
    [lord-fry] , Lord Fry
    [potato-man] , Potato Man
   *[none] { "" }
}
sack-name = { $colour ->
    [red] Raudona
    [blue] Mėlyna
    [green] Žalia
    [yellow] Geltona
   *[gold] Auksinė
} maišų korta, { $sacks ->
    [one] { $sacks } maišas
    [few] { $sacks } maišai
    [many] { $sacks } maišo
   *[other] { $sacks } maišų
}
zone-trick = Kirtis
zone-supply = Likusios maišų kortos
zone-hand = Kortos rankoje: { $player }
zone-hand-you = Jūsų kortos
zone-won = Laimėtos maišų kortos: { $player }
zone-won-you = Jūsų laimėtos maišų kortos
zone-pile = Traukimo krūvelė: { $player }
zone-pile-you = Jūsų traukimo krūvelė
zone-discard = Anksčiau šiame raunde sudėtos kortos
zone-shown = Praėjusio raundo pabaigoje parodytos kortos: { $player }
zone-shown-you = Kortos, kurias parodėte praėjusio raundo pabaigoje
badge-points = { $n ->
    [one] { $n } taškas
    [few] { $n } taškai
    [many] { $n } taško
   *[other] { $n } taškų
}
badge-sacks = { $n ->
    [one] šiame raunde { $n } maišas
    [few] šiame raunde { $n } maišai
    [many] šiame raunde { $n } maišo
   *[other] šiame raunde { $n } maišų
}
badge-cards = { $n ->
    [one] rankoje { $n } korta
    [few] rankoje { $n } kortos
    [many] rankoje { $n } kortos
   *[other] rankoje { $n } kortų
}
status-round = Raundas { $round } iš { $rounds }
status-starter = Pradeda: { $player }
mark-takes = kol kas laimi kirtį
pick-play = Dėti { $colour ->
    [red] raudoną
    [blue] mėlyną
    [green] žalią
   *[yellow] geltoną
} { $number }
prompt-start = Burtai lemia, kas pradės pirmas.
prompt-deal = { $player } gauna kortą.
prompt-draw = { $player } traukia kortą.
prompt-lead-you = Jūsų eilė: pradėkite kirtį bet kuria korta.
prompt-follow-you = Jūsų eilė: dėkite spalvą, kurios kirtyje dar nėra.
prompt-double-you = Jūsų eilė: dėkite naują spalvą arba pakartokite vieną. Viena spalva gali būti du kartus.
row-round = Raundas { $round }
row-nothing = Nė vienos maišų kortos.

# Žaidimų sąrašas ir stalo nuostatos. Kiekviena nuostata turi pavadinimą, paaiškinimą ir reikšmių vardus.
game-blurb = Dideli skaičiai laimi, silpnos spalvos duoda daugiausia, o maža bulvytė su apsiaustu gali įveikti patį galingąjį Lord Fry.
game-goal = Laimėkite kirčius ir rinkite bulvių maišus. Kas po visų raundų turi daugiausia maišų, tas laimi.
option-three_player_no_green = Trise be žalių kortų
option-three_player_no_green-doc = Kai žaidžia trys, žalios kortos paliekamos dėžutėje.
option-three_player_no_green-on = be žalių
option-three_player_no_green-off = su žaliomis
option-laps = Žaidimo trukmė
option-laps-doc = Po kiek raundų pradeda kiekvienas žaidėjas.
option-laps-1 = po vieną raundą
option-laps-2 = po du raundus
option-laps-3 = po tris raundus
option-tie = Kai taškų po lygiai
option-tie-doc = Kas laimi, kai daugiausia taškų turi keli žaidėjai.
option-tie-shared = laimi visi kartu
option-tie-best_round = lemia geriausias raundas

# Pirmas žaidimas su paaiškinimais: kiekvienas patarimas parodomas kartą, kai prireikia to, kuo jis pavadintas.
tip-event-starts = Kiekvienas žaidėjas pradeda po raundą. Kas per visus raundus surenka daugiausia maišų, tas laimi.
tip-event-dealt = Tai jūsų kortos. Didžiausi skaičiai yra raudoni, mažiausi – geltoni. Raudonos 16, 17 ir 18 yra Lord Fry, geltonos 1, 2 ir 3 – Potato Man.
tip-event-plays = Į kirtį po vieną kortą pagal laikrodžio rodyklę deda kiekvienas žaidėjas. Kai žaidžia du, kiekvienas deda po dvi.
tip-prompt-lead = Šį kirtį pradeda kitas žaidėjas. Spalvos, kuri kirtyje jau yra, dėti nebegalėsite.
tip-prompt-lead-you = Kirtį pradedate jūs: tinka bet kuri korta. Didelė laimi dažniau. Stenkitės turėti kuo daugiau spalvų, kad visada būtų ką dėti.
tip-prompt-follow-you = Dėkite vieną iš ryškių kortų: jos spalvos kirtyje dar neturi būti. Jei galite dėti, privalote. Pasirinkę blankią kortą sužinosite, kodėl ji netinka.
tip-prompt-double-you = Kai žaidžia penki, viena spalva kirtyje gali būti du kartus. Po to kiekviena korta turi būti naujos spalvos.
tip-event-takes = Kirtį laimi didžiausias skaičius, o jei tokių keli – vėliausiai padėtas. Bet kai kirtyje susitinka Lord Fry ir Potato Man, laimi Potato Man. Laimėtojas pradeda kitą kirtį.
tip-event-earns = Už kirtį duodama viena jį laimėjusios kortos spalvos maišų korta: raudona – 1 maišas, mėlyna – 2, žalia – 3, geltona – 4. Jei tos spalvos nebėra, duodama auksinė – 5. Todėl stenkitės laimėti silpnomis spalvomis.
tip-event-empty-handed = Kiekvienos rūšies maišų kortų tėra trys. Kai baigiasi ir spalva, ir auksas, ta spalva laimėtas kirtis nieko neduoda.
tip-event-draws = Kai žaidžia du, padėjęs kortą žaidėjas traukia kitą iš savo krūvelės, kol joje dar yra kortų.
tip-why-not-colour-taken = Kiekviena spalva kirtyje gali būti tik kartą, todėl jau padėtos spalvos kortoms teks palaukti.
tip-why-not-colours-repeated = Viena spalva jau yra du kartus, todėl į šį kirtį galima dėti tik naujas spalvas.
tip-why-not-second-potato-man = Kirtyje gali būti tik vienas Potato Man. Kitos geltonos kortos dar tinka.
tip-event-stuck = Kai žaidėjas neturi tinkamos kortos, raundas iškart baigiasi, o jo kortos parodomos. Nebaigtas kirtis niekam neatitenka, bet užstrigęs žaidėjas nieko nepraranda.
tip-event-played-out = Niekas nebeturi kortų, todėl raundas baigtas. Paskutinis kirtis užskaitytas kaip ir visi kiti.
tip-event-scores = Kiekvienas šiame raunde laimėtas maišas yra taškas. Jei dar liko raundų, maišų kortos grąžinamos ir dalijama iš naujo.
tip-event-wins = Laimi tas, kas turi daugiausia taškų. Dabar žinote visą žaidimą!

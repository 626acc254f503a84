# Hot Potato lietuviškai. $player ir $target yra vardai vardininko linksniu; $card yra kortos žodis, pavyzdžiui, pass-left;
# $potato yra skaičius nuo 0 iki 11. Kas parašyta po .page, sakoma ten, kur kortos matomos ir jų žodžių niekas nerašo.

# Kortų vardai. Juos sako ir kitos žinutės, todėl čia $card yra vienas žodis.
card-name = { $card ->
    [pass-left] Kairėn
    [pass-right] Dešinėn
    [either] Kairėn arba dešinėn
    [skip-left] Per vieną kairėn
    [skip-right] Per vieną dešinėn
    [toss] Metimas
    [chop] Perpus
    [split-left] Dvi kairėn
    [split-right] Dvi dešinėn
    [huge] Milžinė
    [popping] Spragsinti
    [flaming] Liepsnojanti
    [mashed] Sutrinta
   *[ban-pass-left] Kairėn negalima
}
striped-name = { $card ->
    [huge] Dryžuota „Milžinė“
    [popping] Dryžuota „Spragsinti“
    [flaming] Dryžuota „Liepsnojanti“
    [mashed] Dryžuota „Sutrinta“
   *[ban-pass-left] Dryžuota „Kairėn negalima“
}
card-does = { $card ->
    [pass-left] Bulvė perduodama kaimynui iš kairės.
    [pass-right] Bulvė perduodama kaimynui iš dešinės.
    [either] Bulvė perduodama kaimynui iš kairės arba iš dešinės. Pasirenkate atvertę kortą.
    [skip-left] Bulvė perduodama antram žaidėjui iš kairės.
    [skip-right] Bulvė perduodama antram žaidėjui iš dešinės.
    [toss] Bulvė metama bet kuriam kitam žaidėjui. Pasirenkate atvertę kortą. (Namų taisyklė: ką daro ši korta, knygelė nesako.)
    [chop] Padaroma bulvės kopija: viena bulvė keliauja kairėn, kita dešinėn. Pritrūkus dryžuotų kortų, kopijos nėra, ir bulvė sprogsta.
    [split-left] Padaroma bulvės kopija, ir abi bulvės keliauja kairėn. Pritrūkus dryžuotų kortų, kopijos nėra, ir bulvė sprogsta.
    [split-right] Padaroma bulvės kopija, ir abi bulvės keliauja dešinėn. Pritrūkus dryžuotų kortų, kopijos nėra, ir bulvė sprogsta.
    [huge] Bulvei sprogus, jos turėtojas gauna dar 1 nudegimą.
    [popping] Bulvei sprogus, abu turėtojo kaimynai gauna po 1 nudegimą.
    [flaming] Kas gauna šią bulvę, iškart gauna ir 1 nudegimą.
    [mashed] Bulvei sprogus, jos turėtojas kortos netraukia.
   *[ban-pass-left] Nuo kito ėjimo ant šios bulvės negalima dėti kortos „Kairėn“.
}
suit-brown = ruda: perduoda bulvę
suit-blue = mėlyna: pagardina bulvę
suit-striped = dryžuota: prieskonio kopija

# Kas įvyksta. $amount ir $other yra skaičiai.
event-takes-chip = { $player } gauna auksinį traškutį.
event-gives-chip = { $player } perduoda auksinį traškutį. Dabar jį turi { $target }.
event-dealt = { $colour ->
    [unknown] { $player } gauna kortą.
   *[other] { $player } gauna { $card }.
}
    .page = { $colour ->
        [unknown] { $player } gauna kortą.
       *[other] { $player } gauna kortą „{ card-name }“.
    }
event-discards = { $player } išmeta { $amount ->
    [1] { $card }.
   *[other] { $amount } × { $card }.
}
    .page = { $player } išmeta { $amount ->
        [1] „{ card-name }“.
       *[other] { $amount } × „{ card-name }“.
    }
event-reshuffles = Kaladė baigėsi. Nauja kalade virsta išmestos kortos, jų { $amount }.
event-places = { $player } pradeda su bulve { $amount }.
event-adds = { $player } skiria papildomą bulvę { $amount }. Ją gauna { $target }.
event-begins-turn = Raundas { $other }, ėjimas { $amount }.
event-ready = { $player } jau apsisprendė.
event-lays = { $amount ->
    [0] { $player } ant bulvės { $other } nieko nededa.
    [one] { $player } ant bulvės { $other } padėjo { $amount } užverstą kortą.
    [few] { $player } ant bulvės { $other } padėjo { $amount } užverstas kortas.
    [many] { $player } ant bulvės { $other } padėjo { $amount } užverstos kortos.
   *[other] { $player } ant bulvės { $other } padėjo { $amount } užverstų kortų.
}
event-seasons = { $player } atverčia { $card }: tai prieskonis bulvei { $amount }.
    .page = { $player } atverčia „{ card-name }“: tai prieskonis bulvei { $amount }.
event-draws = { $colour ->
    [unknown] { $player } traukia kortą.
   *[other] { $player } ištraukia { $card }.
}
    .page = { $colour ->
        [unknown] { $player } traukia kortą.
       *[other] { $player } ištraukia kortą „{ card-name }“.
    }
event-no-card = { $player } nieko netraukia: kortų nebėra.
event-reveals = { $player } ant bulvės { $amount } atverčia { $card }.
    .page = { $player } ant bulvės { $amount } atverčia „{ card-name }“.
event-copies = Padaroma bulvės { $amount } kopija. Tai bulvė { $other }.
event-fails = Bulvės { $amount } kopijai trūksta kortų. Bulvė lieka, kur buvo: ją turi { $player }.
event-passes = { $player } perduoda bulvę { $amount }. Ją gauna { $target }.
event-scorched = { $amount ->
    [0] { $player } pagauna liepsnojančią bulvę { $other }, bet figūrėlė jau tako gale.
    [one] { $player } pagauna liepsnojančią bulvę { $other } ir gauna { $amount } nudegimą.
    [few] { $player } pagauna liepsnojančią bulvę { $other } ir gauna { $amount } nudegimus.
    [many] { $player } pagauna liepsnojančią bulvę { $other } ir gauna { $amount } nudegimo.
   *[other] { $player } pagauna liepsnojančią bulvę { $other } ir gauna { $amount } nudegimų.
}
event-explodes = Bulvė { $amount } sprogsta! Ją turėjo { $player }.
event-burns = { $amount ->
    [0] { $player } nudega nuo bulvės { $other }, bet figūrėlė jau tako gale.
    [one] { $player } nuo bulvės { $other } gauna { $amount } nudegimą.
    [few] { $player } nuo bulvės { $other } gauna { $amount } nudegimus.
    [many] { $player } nuo bulvės { $other } gauna { $amount } nudegimo.
   *[other] { $player } nuo bulvės { $other } gauna { $amount } nudegimų.
}
event-spattered = { $amount ->
    [0] { $player } sėdi šalia spragsinčios bulvės { $other }, bet figūrėlė jau tako gale.
    [one] { $player } sėdi šalia spragsinčios bulvės { $other } ir gauna { $amount } nudegimą.
    [few] { $player } sėdi šalia spragsinčios bulvės { $other } ir gauna { $amount } nudegimus.
    [many] { $player } sėdi šalia spragsinčios bulvės { $other } ir gauna { $amount } nudegimo.
   *[other] { $player } sėdi šalia spragsinčios bulvės { $other } ir gauna { $amount } nudegimų.
}
event-mashed = { $player } kortos netraukia: bulvė { $amount } buvo sutrinta.
event-ends-turn = Ėjimas { $amount } baigtas.
event-at-the-end = Tako galą pasiekė { $player }. Žaidimas baigtas.
event-ends-round = Visos bulvės sprogo. Raundas { $amount } baigtas.
# $other sako, kodėl: 1 – vienas turi mažiausiai, 2 – daugiausia, kai mažiausiai turi keli, 3 – lemia traškutis.
event-wins = { $player } laimi{ $other ->
    [2] { " " }iš užuojautos, nes turi daugiausia
    [3] , nes taip lemia traškutis
   *[other] { "" }
}: { $amount ->
    [one] { $amount } nudegimas.
    [few] { $amount } nudegimai.
    [many] { $amount } nudegimo.
   *[other] { $amount } nudegimų.
}

# Ko klausiama. Žinutės, kurių vardas baigiasi -you, kreipiasi į žaidėją. $n yra vietos arba savos bulvės.
prompt-chip = Burtai lemia, kas gaus auksinį traškutį.
prompt-deal = { $player } gauna kortą.
prompt-give-chip = { $player } renkasi, kam perduoti traškutį.
prompt-give-chip-you = Savo naujas kortas jau matote. Perduokite auksinį traškutį kam nors kitam.
prompt-extra = { $player } renkasi, kam skirti papildomą bulvę.
prompt-extra-you = Kam skirsite papildomą bulvę?
prompt-play = { $n ->
    [one] Kortas slapta dar renkasi { $n } žaidėjas.
    [few] Kortas slapta dar renkasi { $n } žaidėjai.
    [many] Kortas slapta dar renkasi { $n } žaidėjo.
   *[other] Kortas slapta dar renkasi { $n } žaidėjų.
}
prompt-play-you = Bulvė { $potato } karšta! Perduosite ją ruda korta ar leisite sprogti?{ $n ->
    [1] { "" }
   *[other] { " " }Laukia bulvių: { $n }.
}
prompt-sealed-you = Jūs jau apsisprendėte. Kiti dar renkasi.
prompt-draw = { $player } traukia kortą.
prompt-either = Kairėn ar dešinėn? Kur keliaus bulvė { $potato }, renkasi { $player }.
prompt-either-you = Bulvė { $potato }: kairėn ar dešinėn?
prompt-toss = { $player } renkasi, kam mesti bulvę { $potato }.
prompt-toss-you = Kam mesite bulvę { $potato }?

why-not-not-an-answer = dabar klausiama ne to
why-not-other-potato = dabar klausiama ne apie bulvę { $potato }
why-not-not-held = tam reikia kortos, kurios rankoje nėra
why-not-blue-alone = mėlynai kortai reikia rudos ant tos pačios bulvės, o tinkamos rudos rankoje nėra
why-not-banned = ant bulvės { $potato } nuo ankstesnio ėjimo guli „Kairėn negalima“
why-not-wrong-way = dabar ne bulvės { $potato } eilė
why-not-own-seat = tai turi būti kas nors kitas
why-not-no-seat = tokios vietos prie šio stalo nėra

# Ką reiškia ėjimų žodžiai: tiems, kurie žaidžia pirmą kartą.
card-key = p0 chop huge = „Perpus“ ir „Milžinė“ ant bulvės 0; p0 none = nieko. Rudos: pass – perduoti kaimynui (left – kairėn, right – dešinėn), skip – per vieną, either – kairėn arba dešinėn, toss – bet kam, chop – kopija, po vieną į abi puses, split – kopija, abi į vieną pusę. Mėlynos, tik kartu su ruda: huge – milžinė, popping – spragsinti, flaming – liepsnojanti, mashed – sutrinta, ban-pass-left – pass-left dėti negalima.

# Stalas eilutėmis. $cards ir $seasonings yra kortų žodžiai, prie kiekvieno – kiek jų; $side yra yellow arba red.
sketch-round = Raundas { $round } iš { $rounds }, ėjimas { $turn }.
sketch-chip = Auksinį traškutį turi { $player }.
sketch-player = { $player }: { $burns ->
    [one] { $burns } nudegimas
    [few] { $burns } nudegimai
    [many] { $burns } nudegimo
   *[other] { $burns } nudegimų
}, { $n ->
    [one] { $n } korta
    [few] { $n } kortos
    [many] { $n } kortos
   *[other] { $n } kortų
}
sketch-potato = bulvė { $potato }, { $side ->
    [red] raudona
   *[yellow] geltona
} { $seasonings }
sketch-down = , užversta { $cards }
sketch-supply = Dryžuotų kortų liko: { $cards }.
sketch-discard = Išmestos kortos: { $cards }.

# Tinklalapio stalas.
zone-hand = Kortos rankoje: { $player }
zone-hand-you = Jūsų kortos
zone-discard = Išmestos kortos
zone-supply = Likusios dryžuotos kortos
zone-pool = Kaladė
track-burns = Nudegimai
token-potato = Bulvė { $potato }, { $side ->
    [red] raudona
   *[yellow] geltona
} pusė
token-pawn = Figūrėlė: { $player }
token-chip = Auksinis traškutis
mark-face-down = užversta, žinote tik jūs
mark-passed = šiame ėjime jau perduota
badge-burns = { $n ->
    [one] { $n } nudegimas
    [few] { $n } nudegimai
    [many] { $n } nudegimo
   *[other] { $n } nudegimų
}
badge-cards = { $n ->
    [one] rankoje { $n } korta
    [few] rankoje { $n } kortos
    [many] rankoje { $n } kortos
   *[other] rankoje { $n } kortų
}
badge-lead = laimėtų, jei žaidimas baigtųsi dabar: { $why ->
    [fewest] nudegimų mažiausiai
    [sympathy] mažiausiai nudegimų turi keli, tad laimi tas, kas jų turi daugiausia
   *[chip] ir mažiausiai, ir daugiausia nudegimų turi keli, tad lemia traškutis
}
status-round = Raundas { $round } iš { $rounds }
status-turn = Ėjimas { $turn }
status-chip = Traškutis: { $player }
step-play = Kortos
step-reveal = Prieskoniai
step-chop = Kopijos
step-pass = Perdavimas
step-explode = Sprogimai
pick-card = Dėti „{ card-name }“
pick-none = Nieko nedėti ant bulvės { $potato }
pick-plain = Be prieskonio
pick-left = Kairėn, gauna { $player }
pick-right = Dešinėn, gauna { $player }
pick-seat = { $player }
row-round = Raundas { $round }

# Žaidimų sąrašas ir stalo nuostatos. Kiekviena nuostata turi pavadinimą, paaiškinimą ir reikšmių vardus.
game-blurb = Pagardinkite, padvigubinkite, perduokite toliau – tik nelikite su bulve rankose, kai ji trenks.
game-goal = Atsikratykite bulvių, kol jos nesprogo. Laimi tas, kas žaidimo pabaigoje turi mažiausiai nudegimų. Bet jei mažiausiai turi keli, iš užuojautos laimi tas, kas turi daugiausia!
option-two_players = Žaidimas dviese
option-two_players-doc = Kiek žaidėjų gali žaisti, knygelėje nepasakyta, o dviese – mūsų priedas: kairėje ir dešinėje tada sėdi tas pats žaidėjas.
option-two_players-off = ne
option-two_players-on = galima ir dviese
option-oldest = Kas pradeda su auksiniu traškučiu
option-oldest-doc = Pagal knygelę traškutį gauna vyriausias žaidėjas. Nurodykite, kas tai, arba palikite burtams.
option-oldest-random = lemia burtai
option-deck = Veiksmų kortos
option-deck-doc = Kiek yra kiekvienos rūšies kortų. Knygelė sako tik, kad iš viso jų 106; šie skaičiai – mūsų.
option-duplicators = Dryžuotos kortos
option-duplicators-doc = Kiek yra kiekvieno prieskonio kopijų. Knygelė sako tik, kad iš viso jų 42; šie skaičiai – mūsų.
option-past_20 = Nudegimai po 20
option-past_20-doc = Takas baigiasi ties 20 nudegimų. Tada baigiasi ir žaidimas, bet tik ėjimo pabaigoje.
option-past_20-stop = figūrėlė lieka ties 20
option-past_20-count = skaičiuojami visi nudegimai
option-last_tie = Kai ir mažiausiai, ir daugiausia nudegimų turi keli
option-last_tie-doc = Kas laimi, kai keli žaidėjai turi mažiausiai nudegimų ir keli – daugiausia.
option-last_tie-chip = tas, kas turi auksinį traškutį
option-last_tie-tied = tie, kurie turi daugiausia; jei vienas iš jų turi traškutį – tik jis

# Pirmas žaidimas su paaiškinimais: kiekvienas patarimas parodomas kartą, kai prireikia to, kuo jis pavadintas.
tip-event-takes-chip = Auksinis traškutis lemia, kas pirmas: kortos atverčiamos ir bulvės sprogsta eilės tvarka, pradedant traškučio turėtoju.
tip-event-dealt = Tai jūsų kortos. Rudos perduoda bulvę, mėlynos ją pagardina. Naują kortą gausite tik už prieskonį arba po sprogimo, tad elkitės taupiai.
tip-event-begins-turn = Ėjimą sudaro penki žingsniai: pirmiausia visi slapta deda kortas, paskui atverčiami prieskoniai, daromos kopijos, bulvės perduodamos ir sprogsta.
tip-prompt-play = Bulvės neturite, tad tik žiūrėkite ir ramiai džiaukitės.
tip-prompt-play-you = Pasirinkite rudą kortą, ir bulvė iškeliaus. Kartu galite dėti mėlyną, kad kitiems būtų blogiau. Jei nieko nedėsite, bulvė sprogs ir nudegsite jūs.
tip-prompt-sealed-you = Niekas nematys, ką pasirinkote, kol pasirinks visi.
tip-event-lays = Dabar visi mato, kiek kortų kur guli, bet dar nemato, kokios jos.
tip-event-seasons = Prieskonis lieka ant bulvės visam laikui, kad ir kur ji keliautų. Kas jį padėjo, traukia kortą.
tip-event-reveals = Atversta ruda korta iškart įvykdoma ir išmetama. Per ėjimą bulvė keliauja ne daugiau kaip kartą ir keliaudama apverčiama: iš geltonos pusės į raudoną arba atgal.
tip-event-copies = Kopija turi tuos pačius prieskonius, tik dryžuotose kortose. Kai jų pritrūksta, kopijos nebėra, ir bulvė sprogsta vietoje.
tip-event-fails = Kopijai pritrūko dryžuotų kortų arba bulvių. Todėl ši bulvė lieka ir ėjimo pabaigoje sprogs.
tip-prompt-either-you = Jūsų korta tinka į abi puses. Kas šiame ėjime jau įvyko, matote, tad prieš rinkdamiesi apsidairykite.
tip-prompt-toss-you = Mesti galima bet kam, tik ne sau. Taip nusprendėme mes: knygelė to nesako. Pagalvokite, kas turi mažai nudegimų ir kam dar liko kortų.
tip-event-scorched = Liepsnojanti bulvė nudegina tą, kas ją gauna: po vieną nudegimą už kiekvieną „Liepsnojančią“. Laikyti jos daugiau nekainuoja.
tip-event-explodes = Šiame ėjime neperduota bulvė sprogsta. Perduotosios guli kita puse į viršų.
tip-event-burns = Sprogimas kainuoja vieną nudegimą ir dar po vieną už kiekvieną „Milžinę“. Po to nudegęs žaidėjas traukia kortą.
tip-event-spattered = Spragsinti bulvė nudegina abu turėtojo kaimynus, o jo paties – ne.
tip-event-mashed = Po sprogimo nudegęs žaidėjas traukia kortą, nebent bulvė sutrinta.
tip-event-reshuffles = Kai kaladė baigiasi, nauja kalade virsta išmestos kortos.
tip-why-not-banned = Draudžiama tik korta „Kairėn“: kitas kortas, kurios siunčia bulvę kairėn, dėti galima.
tip-event-ends-round = Visos kortos iš rankų išmetamos, ir dalijama po penkias naujas. Kiekvieną raundą pradedame su viena bulve daugiau.
tip-prompt-give-chip-you = Antrame ir trečiame raunde bulvės padedamos naujajam traškučio turėtojui ir toliau jam iš kairės. Prieš rinkdamiesi pažiūrėkite, kam jos teks.
tip-prompt-extra-you = Kai žaidžia šeši ar daugiau, kiekvienas raundas prasideda su dar viena bulve. Galite ją skirti bet kam, net sau.
tip-event-at-the-end = Kam nors pasiekus 20 nudegimų, ėjimas dar sužaidžiamas iki galo, ir žaidimas baigiasi.
tip-event-wins = Laimi tas, kas turi mažiausiai nudegimų. Jei tokių keli, iš užuojautos laimi turintis daugiausia, o jei ir tokių keli, lemia auksinis traškutis. Dabar žinote visą žaidimą!

# Lupenos lietuviškai. $player ir $target yra vardai vardininko linksniu; $card yra kortos žodis, pavyzdžiui, 5 arba feast.
# Kas parašyta po .page, sakoma ten, kur kortos matomos ir jų žodžių niekas nerašo.

# Kortų vardai. Juos sako ir kitos žinutės, todėl čia $card yra vienas žodis.
card-name = { $card ->
    [feast] Sofos bulvės puota
    [bag] Naujas šiukšlių maišas
    [bad] Labai bloga bulvė
   *[other] Lupena { $card }
}
card-does = { $card ->
    [feast] Tinka visada. Išvalo krūvą, ir ją padėjęs žaidėjas eina dar kartą.
    [bag] Tinka visada. Ant jo skaičius vėl galima dėti nuo 1.
    [bad] Tinka visada. Kitas žaidėjas pasiima visą krūvą ir praleidžia ėjimą.
   *[other] Tinka ant tuščios krūvos, ant šiukšlių maišo ir ant tokio paties ar mažesnio skaičiaus. Keturios vienodos viršuje išvalo krūvą.
}
suit-peel = bulvės lupena
suit-special = ypatinga korta

# Kas įvyksta. $amount ir $other yra skaičiai.
event-starts = Burtai lėmė: pradeda { $player }.
event-dealt-up = { $player } gauna atverstą kortą: { $card }.
    .page = { $player } gauna atverstą kortą „{ card-name }“.
event-dealt = { $sight ->
    [open] { $player } gauna { $card }.
   *[hidden] { $player } gauna kortą.
}
    .page = { $sight ->
        [open] { $player } gauna kortą „{ card-name }“.
       *[hidden] { $player } gauna kortą.
    }
event-ready = { $player } jau pasirinko atverstas kortas.
event-keeps-row = { $player } atverstų kortų nekeičia.
event-puts-up = { $player } iš rankos atverčia { $amount ->
    [1] { $card }
   *[other] { $amount } × { $card }
}.
    .page = { $player } iš rankos atverčia { $amount ->
        [1] „{ card-name }“
       *[other] { $amount } × „{ card-name }“
    }.
event-picks-up = { $player } iš atverstų kortų į ranką pasiima { $amount ->
    [1] { $card }
   *[other] { $amount } × { $card }
}.
    .page = { $player } iš atverstų kortų į ranką pasiima { $amount ->
        [1] „{ card-name }“
       *[other] { $amount } × „{ card-name }“
    }.
event-lays = { $player } deda { $amount ->
    [1] { $card }.
   *[other] { $amount } × { $card }.
}
    .page = { $player } deda { $amount ->
        [1] „{ card-name }“.
       *[other] { $amount } × „{ card-name }“.
    }
event-lays-up = { $player } iš atverstų kortų deda { $amount ->
    [1] { $card }
   *[other] { $amount } × { $card }
}.
    .page = { $player } iš atverstų kortų deda { $amount ->
        [1] „{ card-name }“
       *[other] { $amount } × „{ card-name }“
    }.
event-misses-up = { $player } iš atverstų kortų ima { $card }, bet ji netinka.
    .page = { $player } iš atverstų kortų ima „{ card-name }“, bet ji netinka.
event-turns-over = { $player } atverčia užverstą kortą: { $card }. Ji tinka.
    .page = { $player } atverčia užverstą kortą: tai „{ card-name }“. Ji tinka.
event-misses-down = { $player } atverčia užverstą kortą: { $card }. Ji netinka.
    .page = { $player } atverčia užverstą kortą: tai „{ card-name }“. Ji netinka.
event-takes = { $amount ->
    [one] { $player } pasiima krūvą: { $amount } kortą.
    [few] { $player } pasiima krūvą: { $amount } kortas.
    [many] { $player } pasiima krūvą: { $amount } kortos.
   *[other] { $player } pasiima krūvą: { $amount } kortų.
}
event-feasts = { $amount ->
    [0] Mopsas randa tuščią krūvą: { $player } jam nieko nepaliko.
    [one] Mopsas suėda krūvą, { $amount } kortą. Ją išvalė { $player }.
    [few] Mopsas suėda krūvą, { $amount } kortas. Ją išvalė { $player }.
    [many] Mopsas suėda krūvą, { $amount } kortos. Ją išvalė { $player }.
   *[other] Mopsas suėda krūvą, { $amount } kortų. Ją išvalė { $player }.
}
event-four = { $amount ->
    [one] Keturios vienodos, { $card }! { $player } išvalo krūvą: { $amount } kortą.
    [few] Keturios vienodos, { $card }! { $player } išvalo krūvą: { $amount } kortas.
    [many] Keturios vienodos, { $card }! { $player } išvalo krūvą: { $amount } kortos.
   *[other] Keturios vienodos, { $card }! { $player } išvalo krūvą: { $amount } kortų.
}
event-suffers = { $amount ->
    [0] Labai bloga bulvė ant tuščios krūvos! { $player } praleidžia ėjimą. Ją padėjo { $target }.
    [one] Labai bloga bulvė! { $player } pasiima krūvą, { $amount } kortą, ir praleidžia ėjimą. Ją padėjo { $target }.
    [few] Labai bloga bulvė! { $player } pasiima krūvą, { $amount } kortas, ir praleidžia ėjimą. Ją padėjo { $target }.
    [many] Labai bloga bulvė! { $player } pasiima krūvą, { $amount } kortos, ir praleidžia ėjimą. Ją padėjo { $target }.
   *[other] Labai bloga bulvė! { $player } pasiima krūvą, { $amount } kortų, ir praleidžia ėjimą. Ją padėjo { $target }.
}
event-draws = { $sight ->
    [open] { $player } ištraukia { $card }.
   *[hidden] { $player } traukia kortą.
}
    .page = { $sight ->
        [open] { $player } ištraukia kortą „{ card-name }“.
       *[hidden] { $player } traukia kortą.
    }
event-deck-empty = Kaladė baigėsi. Nuo šiol visi žaidžia tik turimomis kortomis.
event-again = { $player } eina dar kartą.
event-inherits = { $target } jau baigė, tad papildomas ėjimas atitenka kitam: eina { $player }.
event-out = { $player } nebeturi nė vienos kortos!
event-guard = Daugiau ėjimų prie šio stalo nežaidžiama: jų buvo { $amount }. Dabar skaičiuojamos kortos.
event-left-hand = { $player }: rankoje liko kortų – { $amount }.
event-left-up = { $player }: atverstų kortų liko – { $amount }.
event-left-down = { $player }: užverstų kortų liko – { $amount }.
event-wins = { $player } laimi.
event-placed = { $player } užima { $amount } vietą.

# Ko klausiama. Žinutės, kurių vardas baigiasi -you, kreipiasi į žaidėją; -open: krūva tuščia. $n yra žaidėjai arba kortos.
prompt-start = Burtai lemia, kas pradės.
prompt-deal = { $player } gauna kortą.
prompt-draw = { $player } traukia kortą.
prompt-flip = { $player } atverčia užverstą kortą. Kas gi ten?
prompt-exchange = { $n ->
    [one] Atverstas kortas dar renkasi { $n } žaidėjas.
    [few] Atverstas kortas dar renkasi { $n } žaidėjai.
    [many] Atverstas kortas dar renkasi { $n } žaidėjo.
   *[other] Atverstas kortas dar renkasi { $n } žaidėjų.
}
prompt-exchange-you = Kurios trys jūsų kortos gulės atverstos?
prompt-exchange-more-you = Kurios dar jūsų kortos gulės atverstos? Dar pasirinkti: { $n }.
prompt-name-you = Kurios trys jūsų kortos gulės atverstos? Pradėkite nuo mažiausios; dar įvardyti: { $n }.
prompt-exchanged-you = Jūs jau pasirinkote. Kiti dar renkasi.
prompt-hand = { $top ->
    [none] { $player } deda kortą ant tuščios krūvos.
    [bag] { $player } deda kortą ant maišo arba pasiima krūvą.
   *[other] { $player } deda { $top } ar didesnį skaičių arba pasiima krūvą.
}
prompt-row = { $top ->
    [none] { $player } deda atverstą kortą: ranka tuščia.
   *[other] { $player } renkasi atverstą kortą arba pasiima krūvą: ranka tuščia.
}
prompt-down = { $top ->
    [none] { $player } atverčia užverstą kortą: kitų kortų nebeliko.
   *[other] { $player } atverčia užverstą kortą arba pasiima krūvą: kitų kortų nebeliko.
}
prompt-hand-you = Jūsų ėjimas: { $top ->
    [bag] ant maišo dėkite ką norite
   *[other] dėkite { $top } ar didesnį skaičių
} arba pasiimkite krūvą, { $n ->
    [one] { $n } kortą
    [few] { $n } kortas
    [many] { $n } kortos
   *[other] { $n } kortų
}.
prompt-hand-open-you = Jūsų ėjimas: krūva tuščia, tad dėkite ką norite.
prompt-row-you = { $n ->
    [one] Ranka tuščia: rinkitės atverstą kortą arba pasiimkite krūvą, { $n } kortą.
    [few] Ranka tuščia: rinkitės atverstą kortą arba pasiimkite krūvą, { $n } kortas.
    [many] Ranka tuščia: rinkitės atverstą kortą arba pasiimkite krūvą, { $n } kortos.
   *[other] Ranka tuščia: rinkitės atverstą kortą arba pasiimkite krūvą, { $n } kortų.
}
prompt-row-open-you = Ranka tuščia: ant tuščios krūvos dėkite atverstą kortą.
prompt-down-you = { $n ->
    [one] Liko tik užverstos kortos: atverskite vieną arba pasiimkite krūvą, { $n } kortą.
    [few] Liko tik užverstos kortos: atverskite vieną arba pasiimkite krūvą, { $n } kortas.
    [many] Liko tik užverstos kortos: atverskite vieną arba pasiimkite krūvą, { $n } kortos.
   *[other] Liko tik užverstos kortos: atverskite vieną arba pasiimkite krūvą, { $n } kortų.
}
prompt-down-open-you = Liko tik užverstos kortos: atverskite vieną.

why-not-not-a-row = dabar po vieną renkamasi atverstas kortas
why-not-not-yours = tarp šešių kortų, iš kurių renkamasi, tokios nebėra
why-not-out-of-order = kortos vardijamos nuo mažiausios, o didesnė jau pasirinkta
    .page = didesnė korta jau pasirinkta: pirmiausia pakeiskite atsakymą
why-not-too-few-after = po { $card } nebeužtektų kortų, kurias dar reikia pasirinkti
why-not-not-an-answer = dabar klausiama ne to
why-not-not-held = rankoje nėra { $card }
why-not-too-many = rankoje nėra tiek kortų { $card }
why-not-too-low = { $card } mažesnė už krūvos viršuje gulintį skaičių
    .page = ji mažesnė už krūvos viršuje gulintį skaičių
why-not-empty-pile = krūva tuščia, pasiimti nėra ko
why-not-must-lay = rankoje yra tinkama korta, o prie šio stalo ją tada dėti privaloma
why-not-hand-first = pirmiau turi ištuštėti ranka
why-not-row-first = pirmiau žaidžiamos atverstos kortos
why-not-hand-empty = ranka tuščia
why-not-row-empty = atverstų kortų nebėra
why-not-not-in-row = tarp atverstų kortų nėra { $card }
why-not-one-at-a-time = atverstos kortos dedamos po vieną
why-not-too-many-up = tarp atverstų kortų nėra tiek { $card }
why-not-fitting-first = yra tinkama atversta korta, o prie šio stalo ją tada dėti privaloma
why-not-stays-up = { $card } mažesnė už krūvos viršuje gulintį skaičių, tad lieka vietoje
    .page = ji mažesnė už krūvos viršuje gulintį skaičių, tad lieka vietoje
why-not-take-card-too = prie šio stalo krūva imama tik kartu su atversta korta
why-not-must-turn-over = prie šio stalo užverstą kortą atversti privaloma
why-not-several-too-low = { $card } mažesnė už krūvos viršuje gulintį skaičių, tad imama tik viena

# Ką reiškia ėjimų žodžiai: tiems, kurie žaidžia pirmą kartą.
card-key = 1–9 = bulvių lupenos; feast = sofos bulvės puota, išvalo krūvą, ir einate dar kartą; bag = naujas šiukšlių maišas, ant jo tinka bet kuris skaičius; bad = labai bloga bulvė, kitas žaidėjas pasiima krūvą ir praleidžia ėjimą. play 5 x2 = dėti du penketus iš karto; up = atversta korta; down = atversti užverstą kortą; take = pasiimti visą krūvą.

# Žaidimų sąrašas ir stalo nuostatos. Kiekviena nuostata turi pavadinimą, paaiškinimą ir reikšmių vardus.
game-blurb = Lupena po lupenos ant krūvos, ir vis ne mažesnė. Saugokitės mopso ir labai blogos bulvės!
game-goal = Pirmi atsikratykite visų kortų: iš pradžių rankos, paskui atverstų, o galiausiai užverstų, kurių niekas nematė.
option-deck = Skaičiai
option-deck-doc = Yra du leidimai: lietuviškame skaičiai nuo 1 iki 8, kitame – iki 9.
option-deck-1-8 = nuo 1 iki 8
option-deck-1-9 = nuo 1 iki 9
option-voluntary_pickup = Krūvos ėmimas savo noru
option-voluntary_pickup-doc = Ar galima pasiimti krūvą, nors kuri nors jūsų korta tinka.
option-voluntary_pickup-on = galima
option-voluntary_pickup-off = negalima
option-multi_face_up = Kelios atverstos kortos iš karto
option-multi_face_up-doc = Ar vienodus skaičius galima dėti kartu ir iš atverstų kortų, kaip iš rankos.
option-multi_face_up-off = po vieną
option-multi_face_up-on = vienodas kartu
option-face_up_fail = Kai netinka nė viena atversta korta
option-face_up_fail-doc = Ką tada pasiimate: krūvą ir vieną atverstą kortą ar vien krūvą.
option-face_up_fail-card_and_pile = kortą ir krūvą
option-face_up_fail-pile_only = vien krūvą
option-play_on = Žaidimas dėl kitų vietų
option-play_on-doc = Ar kam nors laimėjus kiti žaidžia toliau dėl likusių vietų.
option-play_on-off = pirmas baigęs užbaigia žaidimą
option-play_on-on = kol lieka vienas
option-turn_limit = Ėjimų riba
option-turn_limit-doc = Po tiek ėjimų laimi tas, kas turi mažiausiai kortų. Tai mūsų priedas, kad žaidimas nebūtų begalinis.
option-turn_limit-1000 = 1000 ėjimų
option-turn_limit-300 = 300 ėjimų
option-turn_limit-3000 = 3000 ėjimų

# Pirmas žaidimas su paaiškinimais: kiekvienas patarimas parodomas kartą, kai prireikia to, kuo jis pavadintas.
tip-event-dealt-up = Prieš kiekvieną žaidėją guli trys atverstos kortos, o po jomis – trys užverstos. Jos žaidžiamos paskutinės, tad svarbios pabaigoje.
tip-prompt-exchange-you = Dabar rankos kortas galite sukeisti su atverstomis. Pabaigoje atverstos praverčia didelės ir ypatingos kortos, o mažas lengva padėti žaidimo pradžioje.
tip-prompt-exchanged-you = Visų atverstos kortos pakeičiamos vienu metu, tad niekas nemato, ką pasirinkote.
tip-prompt-hand-open-you = Ant tuščios krūvos galima dėti bet ką. Vienodus skaičius galima dėti kartu, tad mažų atsikratykite, kol galite.
tip-prompt-hand-you = Dėkite tokį patį ar didesnį skaičių. Jei negalite arba nenorite, pasiimkite krūvą. Kol yra kaladė, ranka papildoma iki trijų kortų.
tip-event-takes = Šias kortas matė visi, tad visi žino, kad jos dabar toje rankoje.
tip-event-feasts = Sofos bulvės puota tinka visada. Krūva dingsta visam laikui, o tas pats žaidėjas eina dar kartą.
tip-event-four = Keturios vienodos kortos viršuje išvalo krūvą, kad ir kas jas padėjo. Jei tarp jų įsiterpia šiukšlių maišas, nesiskaito.
tip-event-suffers = Nuo labai blogos bulvės nėra vaistų: kitas žaidėjas pasiima krūvą ir praleidžia ėjimą.
tip-event-deck-empty = Nuo šiol rankos nebepapildomos. Pirmiausia žaidžiama iš rankos, paskui atverstomis kortomis, galiausiai užverstomis.
tip-prompt-row-you = Rinkitės atverstą kortą. Jei ji netinka, pasiimate ją kartu su krūva; arba pasiimkite vien krūvą.
tip-prompt-down-you = Šių kortų nežino niekas, net jūs. Jei atverstoji tinka, ji dedama, o jei ne, pasiimate ją kartu su krūva.
tip-event-wins = Laimi tas, kas pirmas lieka be kortų, kad ir kokia būtų paskutinė. Dabar žinote visą žaidimą!

# Puslapio stalas: ko klausiama, kai galima mažiau nei įprastai. $n yra krūvos kortos; $top guli viršuje: skaičius arba bag.
prompt-hand-must-you = { $top ->
    [bag] Jūsų ėjimas: ant maišo dėkite ką norite.
   *[other] Jūsų ėjimas: dėkite { $top } ar didesnį skaičių arba ypatingą kortą.
}
prompt-hand-stuck-you = { $n ->
    [one] Jūsų ėjimas: rankoje nėra tinkamos kortos, tad pasiimkite krūvą, { $n } kortą.
    [few] Jūsų ėjimas: rankoje nėra tinkamos kortos, tad pasiimkite krūvą, { $n } kortas.
    [many] Jūsų ėjimas: rankoje nėra tinkamos kortos, tad pasiimkite krūvą, { $n } kortos.
   *[other] Jūsų ėjimas: rankoje nėra tinkamos kortos, tad pasiimkite krūvą, { $n } kortų.
}
prompt-row-must-you = { $top ->
    [bag] Ranka tuščia: ant maišo dėkite bet kurią atverstą kortą.
   *[other] Ranka tuščia: iš atverstų kortų dėkite { $top } ar didesnį skaičių arba ypatingą kortą.
}
prompt-row-stuck-you = { $n ->
    [one] Netinka nė viena atversta korta: pasiimkite vien krūvą, { $n } kortą, arba dar ir atverstą kortą.
    [few] Netinka nė viena atversta korta: pasiimkite vien krūvą, { $n } kortas, arba dar ir atverstą kortą.
    [many] Netinka nė viena atversta korta: pasiimkite vien krūvą, { $n } kortos, arba dar ir atverstą kortą.
   *[other] Netinka nė viena atversta korta: pasiimkite vien krūvą, { $n } kortų, arba dar ir atverstą kortą.
}
prompt-row-card-you = { $n ->
    [one] Netinka nė viena atversta korta: pasirinkite, kurią pasiimti kartu su krūva ({ $n } korta).
    [few] Netinka nė viena atversta korta: pasirinkite, kurią pasiimti kartu su krūva ({ $n } kortos).
    [many] Netinka nė viena atversta korta: pasirinkite, kurią pasiimti kartu su krūva ({ $n } kortos).
   *[other] Netinka nė viena atversta korta: pasirinkite, kurią pasiimti kartu su krūva ({ $n } kortų).
}
prompt-row-pile-you = { $n ->
    [one] Netinka nė viena atversta korta, tad pasiimkite krūvą, { $n } kortą.
    [few] Netinka nė viena atversta korta, tad pasiimkite krūvą, { $n } kortas.
    [many] Netinka nė viena atversta korta, tad pasiimkite krūvą, { $n } kortos.
   *[other] Netinka nė viena atversta korta, tad pasiimkite krūvą, { $n } kortų.
}

# Kas dar laukia, pirmiausia artimiausia. Puslapis prieš tai sako „Paskui:“.
pending-hands = visi gauna po { $n ->
    [one] { $n } rankos kortą
    [few] { $n } rankos kortas
    [many] { $n } rankos kortos
   *[other] { $n } rankos kortų
}
pending-exchange = visi renkasi atverstas kortas
pending-begins = pradeda { $player }
pending-begins-you = pradedate jūs
pending-draws = { $n ->
    [one] { $player } traukia dar { $n } kortą
    [few] { $player } traukia dar { $n } kortas
    [many] { $player } traukia dar { $n } kortos
   *[other] { $player } traukia dar { $n } kortų
}
pending-draws-you = { $n ->
    [one] jūs traukiate dar { $n } kortą
    [few] jūs traukiate dar { $n } kortas
    [many] jūs traukiate dar { $n } kortos
   *[other] jūs traukiate dar { $n } kortų
}
pending-turn = toliau eina { $player }
pending-turn-you = toliau einate jūs
pending-again = { $player } eina dar kartą
pending-again-you = jūs einate dar kartą
pending-guard = paskutinis ėjimas baigtas, skaičiuojamos kortos
pending-misfit = { $n ->
    [one] jei ji netinka, { $player } pasiima ją ir krūvą, { $n } kortą
    [few] jei ji netinka, { $player } pasiima ją ir krūvą, { $n } kortas
    [many] jei ji netinka, { $player } pasiima ją ir krūvą, { $n } kortos
   *[other] jei ji netinka, { $player } pasiima ją ir krūvą, { $n } kortų
}
pending-misfit-you = { $n ->
    [one] jei ji netinka, pasiimate ją ir krūvą, { $n } kortą
    [few] jei ji netinka, pasiimate ją ir krūvą, { $n } kortas
    [many] jei ji netinka, pasiimate ją ir krūvą, { $n } kortos
   *[other] jei ji netinka, pasiimate ją ir krūvą, { $n } kortų
}

# Kas guli ant stalo ir kas apie tai sakoma.
zone-pile = Krūva
zone-deck = Kaladė
zone-used = Panaudotos kortos
zone-hand = Rankos kortos: { $player }
zone-hand-you = Jūsų rankos kortos
zone-up = Atverstos kortos: { $player }
zone-up-you = Jūsų atverstos kortos
zone-down = Užverstos kortos: { $player }
zone-down-you = Jūsų užverstos kortos
token-pug = Mopsas ant sofos { $side ->
    [asleep] miega
    [hungry] nori suėsti krūvą
   *[watching] žiūri į krūvą
}
mark-open = ją žino visi
mark-chosen = pasirinkta gulėti atversta
mark-run = Vienodų: { $n }{ $missing ->
    [1] , dar viena išvalytų krūvą
   *[other] { "" }
}
badge-left = { $n ->
    [one] liko atsikratyti { $n } kortos
    [few] liko atsikratyti { $n } kortų
    [many] liko atsikratyti { $n } kortos
   *[other] liko atsikratyti { $n } kortų
}
badge-cards = { $n ->
    [one] rankoje { $n } korta
    [few] rankoje { $n } kortos
    [many] rankoje { $n } kortos
   *[other] rankoje { $n } kortų
}
badge-place = { $n } vieta
badge-lead = liko mažiausiai kortų, ir niekas nebetraukia
status-deck = { $n ->
    [0] Kaladė tuščia
    [one] Kaladėje { $n } korta
    [few] Kaladėje { $n } kortos
    [many] Kaladėje { $n } kortos
   *[other] Kaladėje { $n } kortų
}
status-turns = { $n ->
    [one] Liko { $n } ėjimas
    [few] Liko { $n } ėjimai
    [many] Liko { $n } ėjimo
   *[other] Liko { $n } ėjimų
}
hint-flip = Užversta korta tiks: { $percent } %, { $n } iš { $of } nematytų
hint-equal = Nematytų kortų su skaičiumi { $card }: { $n }
hint-specials = Nematytos ypatingos kortos: puotų { $feast }, šiukšlių maišų { $bag }, labai blogų bulvių { $bad }
pick-up = Rinktis „{ card-name }“
pick-lay = Dėti „{ card-name }“{ $clears ->
    [yes] { " " }ir išvalyti krūvą
   *[no] { "" }
}
pick-count = { $n ->
    [1] Vieną
    [2] Dvi iš karto
    [3] Tris iš karto
    [4] Keturias iš karto
   *[other] { $n } iš karto
}{ $clears ->
    [yes] { " " }ir išvalyti krūvą
   *[no] { "" }
}
pick-misfit = { $n ->
    [one] Pasiimti „{ card-name }“ ir krūvą, { $n } kortą
    [few] Pasiimti „{ card-name }“ ir krūvą, { $n } kortas
    [many] Pasiimti „{ card-name }“ ir krūvą, { $n } kortos
   *[other] Pasiimti „{ card-name }“ ir krūvą, { $n } kortų
}
pick-take = { $n ->
    [one] Pasiimti krūvą: { $n } kortą
    [few] Pasiimti krūvą: { $n } kortas
    [many] Pasiimti krūvą: { $n } kortos
   *[other] Pasiimti krūvą: { $n } kortų
}
pick-down = Atversti vieną

# Rezultatų lentelė ir kodėl tiek.
row-game = Aplenkta žaidėjų
why-place = { $n } vieta{ $shared ->
    [yes] , bendra su kitais
   *[no] { "" }
}
why-left = { $cards ->
    [0] neliko nė vienos kortos
   *[other] liko kortų: { $cards } (rankoje { $hand }, atverstų { $up }, užverstų { $down })
}
why-behind = { $n ->
    [0] nė vieno žaidėjo vieta nėra blogesnė
    [one] { $n } žaidėjo vieta blogesnė
    [few] { $n } žaidėjų vieta blogesnė
    [many] { $n } žaidėjo vieta blogesnė
   *[other] { $n } žaidėjų vieta blogesnė
}

# Rezultatų lentelės stulpeliai terminale.
sheet-place = vieta
sheet-cards = liko kortų
sheet-hand = rankoje
sheet-up = atverstų
sheet-down = užverstų

# Stalas eilutėmis. $cards ir $up yra kortų žodžiai, prie kiekvieno kiek jų.
sketch-turns = Sužaista ėjimų: { $n } iš daugiausia { $limit }. { $deck ->
    [0] Kaladė tuščia.
    [one] Kaladėje { $deck } korta.
    [few] Kaladėje { $deck } kortos.
    [many] Kaladėje { $deck } kortos.
   *[other] Kaladėje { $deck } kortų.
}
sketch-player = { $player }: { $n ->
    [one] rankoje { $n } korta
    [few] rankoje { $n } kortos
    [many] rankoje { $n } kortos
   *[other] rankoje { $n } kortų
}, atverstos { $up }, užverstų { $down }
sketch-known = , žinomos { $cards }
sketch-named = , pasirinktos { $cards }
sketch-out = { $player }: nebeturi kortų, { $n } vieta
sketch-used = Panaudotos kortos: { $cards }.
sketch-pile = { $n ->
    [one] Krūva ({ $n } korta): { $cards }.
    [few] Krūva ({ $n } kortos, viršutinė paskutinė): { $cards }.
    [many] Krūva ({ $n } kortos, viršutinė paskutinė): { $cards }.
   *[other] Krūva ({ $n } kortų, viršutinė paskutinė): { $cards }.
}
sketch-no-pile = Krūva tuščia.
sketch-pending = Paskui: { $what }.

# Dar apie pirmą žaidimą.
tip-event-picks-up = Iš atverstųjų paimta korta nėra paslaptis: visi žino, kad ji dabar toje rankoje.
tip-why-not-hand-first = Atverstos ir po jomis gulinčios užverstos kortos laukia, kol baigsis kaladė ir ištuštės ranka.
tip-why-not-too-low = Patamsintų kortų dabar dėti negalima. Svarbi tik viršutinė krūvos korta: galima dėti tokį patį ar didesnį skaičių, bet ne mažesnį.
tip-prompt-hand-stuck-you = Visi jūsų skaičiai per maži, o ypatingos kortos neturite. Pasiimkite krūvą; kitas žaidėjas pradės nuo tuščios.
tip-event-again = Papildomas ėjimas – toks pat kaip kiti, tik krūva tuščia: ką nors padėti būtina.
tip-prompt-row-stuck-you = Su krūva galite pasiimti ir atverstą kortą. Atverstų liks mažiau, bet visas paimtas kortas vėl teks dėti iš rankos.
tip-event-misses-up = Skaičius per mažas, tad korta keliauja į ranką, o su ja ir krūva.
tip-event-turns-over = Pasisekė! Tinkama užversta korta padedama, ir įvyksta viskas, ką ji daro.
tip-event-misses-down = Nepasisekė: korta keliauja į ranką, o su ja ir krūva. Pirmiau vėl turės ištuštėti ranka.
tip-event-out = Kas nebeturi kortų, tas baigė. Jei prie šio stalo žaidžiama toliau, kiti varžosi dėl likusių vietų.
tip-event-guard = Žaidimas užsitęsė, tad čia ir baigiasi. Laimi tas, kas turi mažiausiai kortų.

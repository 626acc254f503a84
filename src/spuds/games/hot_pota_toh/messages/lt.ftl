# Hot-Pota-toH! lietuviškai. $player ir $target yra vardai vardininko linksniu; $card yra kortos žodis, pavyzdžiui, calm;
# $sight yra hidden, kai korta nežinoma. Kas parašyta po .page, sakoma ten, kur kortos matomos ir jų žodžių niekas nerašo.

# Kortų vardai. Juos sako ir kitos žinutės, todėl čia $card yra vienas žodis.
card-name = { $card ->
    [phew1] Ufff! 1
    [phew2] Ufff! 2
    [phew3] Ufff! 3
    [calm] Rami bulvė
    [risky] Rizikinga bulvė
    [evil] Pikta bulvė
    [evilest] Pikčiausia bulvė
    [split] Bulvė perpus
    [fried] Kepta bulvė
    [spinning] Besisukanti bulvė
    [generous] Dosni bulvė
    [thief] Bulvė vagilė
    [jumping] Šokli bulvė
    [dud] Šnipštas
    [treacherous] Klastinga bulvė
    [kitty] Bulvė katytė
    [super] Superbulvė
    [sexy] Seksi bulvė
    [disoriented] Sutrikusi bulvė
    [fuse] Trumpas dagtis
    [micro] Mikrobumas
    [boom] BUM
   *[other] korta
}
card-does = { $card ->
    [phew1] Rankoje verta 1 taško, jei nesprogstate. Žaisti jos negalima.
    [phew2] Rankoje verta 2 taškų, jei nesprogstate. Žaisti jos negalima.
    [phew3] Rankoje verta 3 taškų, jei nesprogstate. Žaisti jos negalima.
    [calm] Nieko nedaro: sužaidus ją, traukti nereikia.
    [risky] Traukite iki penkių kortų, po vieną. Po kiekvienos galite sustoti.
    [evil] Viršutinę kaladės kortą nežiūrėdami duokite kam nors kitam arba patys traukite dvi.
    [evilest] Pasakykite, kas ims dvi kitas kortas: vienas žaidėjas abi arba du po vieną. Galite imti ir patys.
    [split] Dvi kitos kortos atitenka jūsų kaimynams, po vieną kiekvienam. Rankoje ji atima taškų.
    [fried] Rankoje: 3 taškai, jei kitose rankose tokios nėra, kitaip -1.
    [spinning] Pažiūrėkite dvi kaladės kortas ir vieną pasilikite. Jei viena jų – BUM, sprogstate.
    [generous] Visi iš eilės ima po vieną kaladės kortą, jūs – paskutiniai.
    [thief] Nežiūrėdami pavokite kortą iš kieno nors rankos. Lieka ant jūsų stalo ir ten atima tašką.
    [jumping] Kitas žaidėjas praleidžiamas. Lieka ant jūsų stalo ir ten atima tašką.
    [dud] Esate saugūs: ranka ir stalas lieka jums, bet šiame raunde daugiau nežaidžiate.
    [treacherous] Padėkite ją kam nors kitam. Kad ir kur būtų, ji atima 2 taškus; kas ją turi ant stalo, gali perduoti toliau.
    [kitty] Pažiūrėkite keturias kaladės kortas. Jei tarp jų BUM, sprogstate, kitaip jos grįžta į kaladę. Ant stalo verta 3 taškų.
    [super] Apsispręskite iškart. Ant stalo ji išgelbsti pusę rankos nuo BUM ir visą ranką nuo mikrobumų. Rankoje verta 5 taškų, jei nesprogstate.
    [sexy] Apsispręskite iškart. Ant stalo tikrai verta 2 taškų, rankoje – 5, jei nesprogstate.
    [disoriented] Apsispręskite iškart: išmeskite ją, pakeiskite kryptį ir traukite kortą arba palikite ant stalo dėl taško.
    [fuse] Iškart: traukite dar dvi kortas. Lieka ant jūsų stalo.
    [micro] Iškart: išmeskite visą ranką. Žaidžiate toliau.
    [boom] Sprogstate: ranka prarasta, raundas baigtas.
   *[other] { "" }
}

# Kas įvyksta. $amount ir $other yra skaičiai.
event-starts = Raundą { $amount } pradeda { $player }.
event-dealt = { $sight ->
    [hidden] { $player } gauna kortą.
   *[other] { $player } gauna { $card }.
}
    .page = { $sight ->
        [hidden] { $player } gauna kortą.
       *[other] { $player } gauna kortą „{ card-name }“.
    }
event-not-dealt = Dalyti nebėra ko. Žaidėjų be kortos: { $amount }, pirmas jų { $player }.
event-boom-joins = BUM įmaišomas į kaladę.
event-draws = { $sight ->
    [hidden] { $player } ima viršutinę kaladės kortą.
   *[other] { $player } ištraukia { $card }.
}
    .page = { $sight ->
        [hidden] { $player } ima viršutinę kaladės kortą.
       *[other] { $player } ištraukia kortą „{ card-name }“.
    }
event-takes = { $sight ->
    [hidden] { $player } ima vieną iš padėtų kortų.
   *[other] { $player } iš padėtų kortų ima { $card }.
}
    .page = { $sight ->
        [hidden] { $player } ima vieną iš padėtų kortų.
       *[other] { $player } iš padėtų kortų ima „{ card-name }“.
    }
event-lapses = Kaladė tuščia, tad { $player } daugiau netraukia. Netrauktų kortų: { $amount }.
event-plays = { $player } žaidžia { $card }.
    .page = { $player } žaidžia kortą „{ card-name }“.
event-tables = { $player } deda ant stalo { $card }.
    .page = { $player } deda ant stalo kortą „{ card-name }“.
event-keeps = { $player } rankoje pasilieka { $card }.
    .page = { $player } rankoje pasilieka kortą „{ card-name }“.
event-reverses = { $amount ->
    [0] { $player } išmeta disoriented. Kryptis dar nepasirinkta, tad niekas nesikeičia.
    [1] { $player } išmeta disoriented. Dabar žaidžiama pagal laikrodžio rodyklę.
   *[other] { $player } išmeta disoriented. Dabar žaidžiama prieš laikrodžio rodyklę.
}
    .page = { $amount ->
        [0] { $player } išmeta kortą „Sutrikusi bulvė“. Kryptis dar nepasirinkta, tad niekas nesikeičia.
        [1] { $player } išmeta kortą „Sutrikusi bulvė“. Dabar žaidžiama pagal laikrodžio rodyklę.
       *[other] { $player } išmeta kortą „Sutrikusi bulvė“. Dabar žaidžiama prieš laikrodžio rodyklę.
    }
event-orders = { $amount ->
    [1] { $player } nusprendžia: šį raundą žaidžiama pagal laikrodžio rodyklę.
   *[other] { $player } nusprendžia: šį raundą žaidžiama prieš laikrodžio rodyklę.
}
event-passes-deck = { $amount ->
    [1] { $player } praleidžia vieną žaidėją. Kaladę gauna { $target }.
   *[other] { $player } perduoda kaladę. Ją gauna { $target }.
}
event-stops = { $player } daugiau netraukia.
event-robs = { $player } vagia. Auka – { $target }.
event-robs-nobody = { $player } nieko nevagia.
event-stolen = { $sight ->
    [hidden] { $player } pavagia kortą. Jos netenka { $target }.
   *[other] { $player } pavagia { $card }. Jos netenka { $target }.
}
    .page = { $sight ->
        [hidden] { $player } pavagia kortą. Jos netenka { $target }.
       *[other] { $player } pavagia kortą „{ card-name }“. Jos netenka { $target }.
    }
event-gives = { $amount ->
    [one] { $player } skiria { $amount } neatverstą kortą. Ją ims { $target }.
    [few] { $player } skiria { $amount } neatverstas kortas. Jas ims { $target }.
    [many] { $player } skiria { $amount } neatverstos kortos. Jas ims { $target }.
   *[other] { $player } skiria { $amount } neatverstų kortų. Jas ims { $target }.
}
event-lays-row = { $amount ->
    [one] Užversta padedama { $amount } korta.
    [few] Užverstos padedamos { $amount } kortos.
    [many] Užversta padedama { $amount } kortos.
   *[other] Užversta padedama { $amount } kortų.
}
event-no-effect = Daugiau nieko neįvyksta.
event-safe = Nuo šiol saugus žaidėjas: { $player }. Šiame raunde nebežaidžia.
event-places = { $player } padeda klastingą bulvę. Ją gauna { $target }.
event-moves = { $player } perduoda klastingą bulvę toliau. Ją gauna { $target }.
event-stays = { $player } palieka klastingą bulvę vietoje.
event-looks = { $sight ->
    [hidden] { $player } žiūri kaladės kortą.
   *[other] { $player } pamato { $card }.
}
    .page = { $sight ->
        [hidden] { $player } žiūri kaladės kortą.
       *[other] { $player } pamato kortą „{ card-name }“.
    }
event-puts-back = { $amount ->
    [one] { $player } grąžina į kaladę { $amount } kortą.
    [few] { $player } grąžina į kaladę { $amount } kortas.
    [many] { $player } grąžina į kaladę { $amount } kortos.
   *[other] { $player } grąžina į kaladę { $amount } kortų.
}
event-picks = { $sight ->
    [hidden] { $player } pasirenka vieną iš kortų.
   *[other] { $player } pasirenka { $card }.
}
    .page = { $sight ->
        [hidden] { $player } pasirenka vieną iš kortų.
       *[other] { $player } pasirenka kortą „{ card-name }“.
    }
event-protected = Nuo mikrobumo apsaugo superbulvė. Ją turi { $player }.
event-loses-hand = { $amount ->
    [0] Mikrobumas! { $player } rankoje neturi ką prarasti.
    [one] Mikrobumas! { $player } praranda { $amount } kortą.
    [few] Mikrobumas! { $player } praranda { $amount } kortas.
    [many] Mikrobumas! { $player } praranda { $amount } kortos.
   *[other] Mikrobumas! { $player } praranda { $amount } kortų.
}
event-discards = { $amount ->
    [1] Išmetama { $card }.
   *[other] Išmetama { $amount } × { $card }.
}
    .page = { $amount ->
        [1] Išmetama „{ card-name }“.
       *[other] Išmetama { $amount } × „{ card-name }“.
    }
event-explodes = BUM! Sprogsta { $player }!
event-all-safe = Raundas { $amount } baigiasi be sprogimo.
event-ends-round = Raundas { $amount } baigtas.
event-shows = { $amount ->
    [1] { $player } parodo { $card }.
   *[other] { $player } parodo { $amount } × { $card }.
}
    .page = { $amount ->
        [1] { $player } parodo „{ card-name }“.
       *[other] { $player } parodo { $amount } × „{ card-name }“.
    }
event-scores-hand = { $amount ->
    [one] { $player } už ranką gauna { $amount } tašką.
    [few] { $player } už ranką gauna { $amount } taškus.
    [many] { $player } už ranką gauna { $amount } taško.
   *[other] { $player } už ranką gauna { $amount } taškų.
}
event-scores-table = { $amount ->
    [one] { $player } už stalą gauna { $amount } tašką
    [few] { $player } už stalą gauna { $amount } taškus
    [many] { $player } už stalą gauna { $amount } taško
   *[other] { $player } už stalą gauna { $amount } taškų
}. Iš viso { $other }.
event-another-round = { $amount ->
    [one] Pirmauja { $amount } žaidėjas, tad žaidžiamas dar vienas raundas.
    [few] Pirmauja { $amount } žaidėjai, tad žaidžiamas dar vienas raundas.
    [many] Pirmauja { $amount } žaidėjo, tad žaidžiamas dar vienas raundas.
   *[other] Pirmauja { $amount } žaidėjų, tad žaidžiamas dar vienas raundas.
}
event-ready = { $player } jau balsavo.
event-votes = { $amount ->
    [1] { $player } balsuoja už aukštesnį lygį.
   *[other] { $player } balsuoja už tai, kad lygis liktų.
}
event-rises = Pritaria visi: lygis dabar { $amount }.
event-wins = { $amount ->
    [one] { $player } laimi su { $amount } tašku.
    [few] { $player } laimi su { $amount } taškais.
    [many] { $player } laimi su { $amount } taško.
   *[other] { $player } laimi su { $amount } taškų.
}

# Ko klausiama. Žinutės, kurių vardas baigiasi -you, kreipiasi į žaidėją. $card yra korta, apie kurią klausiama.
prompt-start = { $player } renkasi, kas pradės kitą raundą.
prompt-start-chance = Burtai lemia, kas pradės.
prompt-start-you = Kas pradės kitą raundą?
prompt-vote = Balsuojama dėl aukštesnio lygio.
prompt-vote-you = Ar kitame raunde žaisti su daugiau rūšių kortų?
prompt-voted-you = Jūs jau balsavote. Kiti dar galvoja.
prompt-deal = { $player } gauna kortą.
prompt-turn = { $player } traukia arba žaidžia kortą.
prompt-turn-you = Traukite kortą arba sužaiskite vieną iš rankos.
prompt-turn-draw-you = Žaisti neturite ko, tad traukite kortą.
prompt-order = { $player } renkasi, į kurią pusę keliaus kaladė.
prompt-order-you = Į kurią pusę kaladė keliaus šiame raunde?
# $why sako, dėl ko traukiama: turn, risky, row, deal arba given – ne savo ėjime.
prompt-draws = { $why ->
    [risky] Rizikinga bulvė:{ " " }
    [row] Kitos padėtos kortos laukia:{ " " }
    [deal] Dalijimas laukia:{ " " }
    [given] Ne savo ėjime:{ " " }
   *[turn] { "" }
}{ $n ->
    [one] { $player } traukia { $n } kortą.
    [few] { $player } traukia { $n } kortas.
    [many] { $player } traukia { $n } kortos.
   *[other] { $player } traukia { $n } kortų.
}
prompt-row = { $player } ima vieną iš padėtų kortų.
prompt-risky = { $player } traukia toliau arba sustoja.
prompt-risky-you = { $n ->
    [one] Traukti dar? Galite { $n } kortą.
    [few] Traukti dar? Galite iki { $n } kortų.
    [many] Traukti dar? Galite iki { $n } kortos.
   *[other] Traukti dar? Galite iki { $n } kortų.
}
prompt-thief = { $player } renkasi, iš ko vogti.
prompt-thief-you = Iš kieno rankos vagiate kortą?
prompt-steal = { $player } vagia kortą. Auka – { $target }.
prompt-evil = { $player } atiduoda kortą arba traukia dvi.
prompt-evil-you = Atiduosite viršutinę kortą ar patys trauksite dvi?
prompt-evilest = { $player } sprendžia, kas ims dvi kitas kortas.
prompt-evilest-you = Kas ims dvi kitas kortas? Rinkitės du kartus.
prompt-evilest-one-you = Liko viena korta. Kas ją ims?
prompt-cut = { $player } sprendžia, kuris kaimynas ims paskutinę kortą.
prompt-cut-you = Vienos kortos neperskelsi. Kuris kaimynas ją ims?
prompt-place = { $player } renkasi, kam padėti klastingą bulvę.
prompt-place-you = Kam padėsite klastingą bulvę?
prompt-move = { $player } gali perduoti klastingą bulvę.
prompt-move-you = Ar perduosite klastingą bulvę toliau?
prompt-look = „{ card-name }“: { $player } žiūri dar { $n ->
    [one] { $n } kaladės kortą.
    [few] { $n } kaladės kortas.
    [many] { $n } kaladės kortos.
   *[other] { $n } kaladės kortų.
}
prompt-pick = { $player } renkasi vieną iš dviejų pamatytų kortų.
prompt-pick-you = Kurią iš šių dviejų kortų pasiliksite? Pasirinkite ją.
prompt-disoriented = { $player } sprendžia, ką daryti su sutrikusia bulve.
prompt-disoriented-you = { $order ->
    [0] Sutrikusi bulvė: išmesti ją ir traukti kortą ar palikti ją ant stalo dėl taško?
   *[other] Sutrikusi bulvė: pakeisti kryptį ir traukti kortą ar palikti ją ant stalo dėl taško?
}
prompt-keep = { $card ->
    [super] { $player } sprendžia, ką daryti su superbulve.
   *[other] { $player } sprendžia, ką daryti su seksi bulve.
}
prompt-keep-you = { $card ->
    [super] Superbulvė: ant stalo kaip apsauga ar rankoje už 5 taškus, jei nesprogsite?
   *[other] Seksi bulvė: ant stalo už 2 taškus ar rankoje už 5, jei nesprogsite?
}

refused-too-few-cards = { $level } lygio žaidime { $seats } { $seats ->
    [one] žaidėjui
    [few] žaidėjams
    [many] žaidėjo
   *[other] žaidėjų
} reikia bent { $least } { $least ->
    [one] kortos
    [few] kortų
    [many] kortos
   *[other] kortų
}, o yra { $cards }

why-not-not-an-answer = dabar klausiama ne to
why-not-not-held = tokios kortos rankoje nėra
why-not-no-opponent = nėra varžovo, kuriam ją padėti
why-not-no-seat = tokios vietos prie šio stalo nėra
why-not-safe-seat = tas žaidėjas saugus ir šiame raunde nebežaidžia
why-not-own-seat = tai turi būti kas nors kitas
why-not-empty-hand = ta ranka tuščia
why-not-two-cards = reikia atiduoti abi kortas: nurodykite du žaidėjus arba vieną dukart
why-not-one-card = liko tik viena korta
why-not-no-neighbour = tai turi būti artimiausias žaidėjas iš kairės arba iš dešinės
why-not-not-seen = tai nė viena iš dviejų pamatytų kortų

# Kodėl korta dabar netinka.
why-phew = kortos „Ufff!“ žaisti negalima, ji tik verta taškų
why-kept = ji pasilikta, tad iki raundo pabaigos lieka rankoje
why-deal = kortos dar dalijamos
why-one-action = šiame ėjime jau traukėte arba žaidėte kortą
why-not-in-turn = kortos žaidžiamos tik savo ėjime

# Kas dar laukia, artimiausia – pirma. Tinklalapis prieš tai sako „Paskui:“.
pending-draws = { $player } traukia dar { $n ->
    [one] { $n } kortą
    [few] { $n } kortas
    [many] { $n } kortos
   *[other] { $n } kortų
}
pending-draws-you = traukiate dar { $n ->
    [one] { $n } kortą
    [few] { $n } kortas
    [many] { $n } kortos
   *[other] { $n } kortų
}
pending-risky = { $player } dėl rizikingos bulvės traukia toliau arba sustoja
pending-risky-you = dėl rizikingos bulvės galite traukti dar iki { $n ->
    [one] { $n } kortos
    [few] { $n } kortų
    [many] { $n } kortos
   *[other] { $n } kortų
}
pending-takes = { $player } ima { $n ->
    [one] { $n } padėtą kortą
    [few] { $n } padėtas kortas
    [many] { $n } padėtos kortos
   *[other] { $n } padėtų kortų
}
pending-takes-you = imate { $n ->
    [one] { $n } padėtą kortą
    [few] { $n } padėtas kortas
    [many] { $n } padėtos kortos
   *[other] { $n } padėtų kortų
}
pending-last-card = paskutinę padėtą kortą ima { $player }
pending-last-card-you = paskutinę padėtą kortą imate jūs
pending-takers = po vieną ima dar { $n ->
    [one] { $n } žaidėjas
    [few] { $n } žaidėjai
    [many] { $n } žaidėjo
   *[other] { $n } žaidėjų
}
pending-lay-evilest = po kortą ima { $player } ir { $target }
pending-lay-split = po kortą ima abu kaimynai
pending-lay-generous = po kortą ima visi
pending-deal = po kortą gauna dar { $n ->
    [one] { $n } žaidėjas
    [few] { $n } žaidėjai
    [many] { $n } žaidėjo
   *[other] { $n } žaidėjų
}
pending-first-turn = į kaladę įmaišomas BUM, pradeda { $player }
pending-first-turn-you = į kaladę įmaišomas BUM, pradedate jūs
pending-moves = { $player } gali perduoti { $n ->
    [1] klastingą bulvę
    [one] { $n } klastingą bulvę
    [few] { $n } klastingas bulves
    [many] { $n } klastingos bulvės
   *[other] { $n } klastingų bulvių
}
pending-moves-you = galite perduoti { $n ->
    [1] klastingą bulvę
    [one] { $n } klastingą bulvę
    [few] { $n } klastingas bulves
    [many] { $n } klastingos bulvės
   *[other] { $n } klastingų bulvių
}
pending-ends-turn = ėjimą baigia { $player }{ $skip ->
    [1] , o vienas žaidėjas praleidžiamas
   *[0] { "" }
}
pending-ends-turn-you = baigiate ėjimą{ $skip ->
    [1] , o vienas žaidėjas praleidžiamas
   *[0] { "" }
}
pending-vote = visi balsuoja dėl aukštesnio lygio
pending-next-round = dalijamos kito raundo kortos
pending-starts = kitą raundą pradeda { $player }
pending-starts-you = kitą raundą pradedate jūs

# Tinklalapio stalas. $side yra žaidimo kryptis: unset, clockwise arba counterclockwise.
suit-level = { $level } lygis
suit-boom = BUM
zone-hand = Kortos rankoje: { $player }
zone-hand-you = Jūsų kortos
zone-table = Ant stalo: { $player }
zone-table-you = Jūsų stalas
zone-row = Padėtos kortos, jas ims { $player }
zone-row-you = Jums padėtos kortos
zone-seen = Šias kortas žiūri { $player }
zone-seen-you = Šias kortas matote tik jūs
zone-decided = Dėl jos sprendžiama
zone-discard = Išmestos kortos
token-deck = Kaladė su BUM, { $side ->
    [clockwise] keliauja pagal laikrodžio rodyklę
    [counterclockwise] keliauja prieš laikrodžio rodyklę
   *[unset] kryptis dar nepasirinkta
}
mark-kept = pasilikta visų akivaizdoje
mark-worth = čia { $n ->
    [one] { $n } taškas
    [few] { $n } taškai
    [many] { $n } taško
   *[other] { $n } taškų
}
mark-no-boom = BUM joje nėra
badge-points = { $n ->
    [one] { $n } taškas
    [few] { $n } taškai
    [many] { $n } taško
   *[other] { $n } taškų
}
badge-table = šiame raunde ant stalo { $n ->
    [one] { $n } taškas
    [few] { $n } taškai
    [many] { $n } taško
   *[other] { $n } taškų
}
badge-hand = jūsų ranka, jei nesprogsite, verta { $n ->
    [one] { $n } taško
    [few] { $n } taškų
    [many] { $n } taško
   *[other] { $n } taškų
}{ $most ->
    [same] { "" }
   *[other] , o jei kitose rankose keptos bulvės nėra – { $most }
}
badge-cards = { $n ->
    [one] rankoje { $n } korta
    [few] rankoje { $n } kortos
    [many] rankoje { $n } kortos
   *[other] rankoje { $n } kortų
}
badge-safe = saugus žaidėjas: ranka ir stalas lieka, bet šiame raunde jau nebežaidžia
badge-lead = pirmauja pagal taškus
status-round = Raundas { $round } iš { $rounds }
status-round-extra = Raundas { $round }, papildomas
status-round-goal = Raundas { $round }, tikslas { $goal } t.
status-level = Lygis { $level }
status-order = { $side ->
    [clockwise] Pagal laikrodžio rodyklę
    [counterclockwise] Prieš laikrodžio rodyklę
   *[unset] Kryptis nepasirinkta
}
hint-boom = BUM: { $percent } %, 1 korta iš { $n }
hint-icons = Kitos kortos su trikampiu: { $percent } %, liko { $n }
pick-draw = Traukti kortą
pick-play = Žaisti „{ card-name }“
pick-card = Pasilikti „{ card-name }“
pick-seat = { $player }
pick-self = Jūs
pick-seat-both = { $player }, abi kortas
pick-self-both = Jūs, abi kortas
pick-clockwise = Pagal laikrodžio rodyklę, toliau { $player }
pick-counterclockwise = Prieš laikrodžio rodyklę, toliau { $player }
pick-again = Traukti dar vieną
pick-stop = Sustoti
pick-steal-none = Nieko nevogti
pick-take = Traukti dvi kortas
pick-stay = Palikti čia
pick-discard = { $order ->
    [0] Išmesti ją ir traukti kortą
   *[other] Pakeisti kryptį ir traukti kortą
}
pick-leave = Palikti ant savo stalo
pick-keep = Pasilikti rankoje
pick-table = { $card ->
    [super] Ant stalo, kaip apsauga
   *[other] Ant stalo, { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    }
}
pick-vote-no = Likti { $level } lygyje
pick-vote-yes = Kilti į { $level } lygį

# Taškų lapas ir iš kur taškai.
row-first = Pradžia
row-round = Raundas { $round }, lygis { $level }
why-first = visi pradeda su { $n } taškais
why-hand = ranka: { $n }
why-half = BUM! Superbulvė išgelbsti pusę rankos: { $n }
why-exploded = BUM! Ranka prarasta: 0
why-fried = Kepta bulvė: { $n }{ $alone ->
    [yes] , vienintelė visose rankose, tad 3 taškai
   *[no] , ne vienintelė, tad po -1
}
why-table = stalas: { $n }
why-floor = taškų mažiau kaip 0 nebūna: +{ $n }

# Stalas eilutėmis. $cards ir $table yra kortų žodžiai, prie kiekvieno – kiek jų.
sketch-round = Raundas { $round }, lygis { $level }, { $side ->
    [clockwise] pagal laikrodžio rodyklę
    [counterclockwise] prieš laikrodžio rodyklę
   *[unset] kryptis nepasirinkta
}.
sketch-deck = Kaladėje { $n ->
    [one] { $n } korta
    [few] { $n } kortos
    [many] { $n } kortos
   *[other] { $n } kortų
}{ $row ->
    [0] .
   *[other] , padėtų kortų: { $row }.
}
sketch-player = { $player }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}, { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
    [many] { $cards } kortos
   *[other] { $cards } kortų
}, ant stalo { $table } ({ $worth })
sketch-kept = , pasilikta { $cards }
sketch-safe = , saugus žaidėjas
sketch-discard = Išmestos kortos: { $cards }.
sketch-seen = Žiūrimos kortos: { $cards }.
sketch-pending = Paskui: { $what }.

# Ką reiškia ėjimų žodžiai: tiems, kurie žaidžia pirmą kartą.
card-key = draw = traukti viršutinę kortą; play calm = sužaisti ramią bulvę. give 2 = korta vietai 2; give 1 3 = po vieną vietoms 1 ir 3; steal 2 = vogti iš vietos 2; place, move – klastinga bulvė; keep (pasilikti), table (ant stalo) – superbulvė ir seksi bulvė; discard (išmesti), leave (palikti) – sutrikusi bulvė.

# Pirmas žaidimas su paaiškinimais: kiekvienas patarimas parodomas kartą, kai prireikia to, kuo jis pavadintas.
tip-event-dealt = Visi pradeda su viena korta. Ką turite rankoje, raundo pabaigoje verta taškų, jei nesprogsite.
tip-event-boom-joins = Viena kaladės korta dabar yra BUM. Kas ją paims, neteks rankos, o raundas baigsis visiems.
tip-prompt-turn-you = Traukite kortą: bus ir daugiau taškų, ir daugiau pavojaus. Arba sužaiskite vieną ir netraukite. Sužaista korta palieka ranką, o su ja ir jos taškai.
tip-prompt-turn-draw-you = Žaisti neturite ko, tad traukite: bakstelėkite kaladę. Ką ištrauksite, galėsite žaisti tik kitame savo ėjime.
tip-event-passes-deck = Kaladė keliauja pas kitą žaidėją. Kuo mažiau joje kortų, tuo BUM arčiau.
tip-prompt-order-you = Pradėjote jūs, tad ir sprendžiate, į kurią pusę keliaus kaladė. Pagalvokite, kas turėtų būti paskutinis.
tip-event-plays = Kas žaidžia kortą, netraukia. Dauguma kortų išmetama, o kai kurios lieka ant stalo ir ten duoda arba atima taškų.
tip-event-tables = Kortą su raudonu trikampiu ją paėmęs žaidėjas vykdo iškart, net ne savo ėjime. Dėl trumpo dagčio tenka traukti dar dvi.
tip-prompt-risky-you = Kiekviena korta verta taškų, ir kiekviena gali būti BUM. Sustoti galite po bet kurios.
tip-prompt-thief-you = Kortą imsite nežiūrėdami. Verta vogti iš tų, kurie kortų turi daug arba pirmauja.
tip-event-stolen = Kokia tai korta, žino tik vagis ir tas, kas jos neteko.
tip-prompt-evil-you = Atiduokite viršutinę kortą, ir ji gali būti kito BUM. Arba imkite dvi patys, jei drįstate.
tip-event-gives = Korta atiduodama neatversta. Kas ją gauna, ima ją lyg trauktą: trikampiai ir BUM tenka jam.
tip-prompt-evilest-you = Bakstelėkite du žaidėjus arba vieną dukart. Kokios tai kortos, nežino niekas.
tip-event-lays-row = Šios kortos guli užverstos ir imamos viena po kitos, kiekviena su viskuo, ką ji sukelia.
tip-prompt-disoriented-you = Pakeitus kryptį, eina kitas žaidėjas, bet jums tenka traukti. Ant stalo ši korta tikrai verta taško.
tip-event-reverses = Dabar kaladė keliauja į kitą pusę.
tip-event-safe = Šnipštas išsaugo ir ranką, ir stalą: šiame raunde to žaidėjo jau niekas neapvogs. Bet ir naujų kortų nebebus.
tip-prompt-place-you = Kad ir kur gulėtų, ji atima du taškus. Padėkite ją tam, kas pirmauja; savo ėjimo pabaigoje jis galės ją perduoti.
tip-prompt-move-you = Ši klastinga bulvė atima iš jūsų du taškus. Siųskite ją toliau, kad ir ten, iš kur atkeliavo.
tip-event-looks = Kas žiūrėdamas pamato BUM, sprogsta taip pat, lyg būtų jį ištraukęs.
tip-prompt-pick-you = Kita korta grįžta į kaladę. Pasirinkta korta su trikampiu vykdoma iškart, o palikta nieko nedaro.
tip-event-loses-hand = Mikrobumas atima ranką, bet ne stalą, ir raundas tęsiasi.
tip-prompt-keep-you = Rankoje ji verta daugiau, bet tik jei nesprogsite, be to, ją gali pavogti. Ant stalo ji saugi.
tip-event-protected = Superbulvė ant stalo sulaiko kiekvieną mikrobumą, o atėjus BUM išgelbsti pusę rankos.
tip-why-phew = „Ufff!“ skirta pasilikti: žaisti jos negalima, bet rankoje ji duoda taškų.
tip-why-kept = Pasilikta korta verta penkių taškų, jei nesprogsite, ir žaisti jos nebegalima.
tip-event-explodes = Ranka prarasta, bet stalas skaičiuojamas. Visi kiti gauna taškų ir už ranką, ir už stalą.
tip-event-all-safe = Kaladės imti nebėra kam, tad šis raundas visiems baigiasi laimingai.
tip-event-scores-table = Taškai už ranką ir už stalą sudedami. Bakstelėkite skaičių taškų lape, ir pamatysite, iš ko jis susideda.
tip-prompt-start-you = Sprendžiate, kas pradės: galite ir jūs. Per pirmus ėjimus BUM dar toli, bet kaladė sukasi ratu.
tip-prompt-vote-you = Aukštesniame lygyje kortų rūšių daugiau. Lygis pakyla tik visiems pritarus, o balsų niekas nemato, kol balsuoja ne visi.
tip-event-rises = Kaladėje dabar yra naujų rūšių kortų. Ką kuri daro, perskaitysite palaikę ant jos pirštą arba žymeklį.
tip-event-another-round = Daugiausia taškų turi keli, tad visi žaidžia dar vieną raundą.
tip-event-wins = Laimi tas, kas turi daugiausia taškų. Dabar žinote visą žaidimą – ir kada sustoti!

# Žaidimų sąrašas ir stalo nuostatos. Kiekviena nuostata turi pavadinimą, paaiškinimą ir reikšmių vardus.
game-blurb = Viena kaladė, vienas BUM. Rinkite taškus, stumkite pavojų kitiems ir laiku sustokite.
game-goal = Kortos rankoje ir ant stalo yra taškai. Kas ištraukia BUM, netenka rankos, ir raundas baigiasi. Po keturių raundų laimi tas, kas turi daugiausia taškų.
option-level = Lygis
option-level-doc = Nuo kurio lygio pradedama. Kuo aukštesnis lygis, tuo daugiau rūšių kortų.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-level-4 = 4
option-level-5 = 5
option-level_vote = Balsavimas dėl lygio
option-level_vote-doc = Tarp raundų lygis pakyla, jei tam pritaria visi.
option-level_vote-on = balsuojama
option-level_vote-off = lygis nesikeičia
option-rounds = Raundai
option-rounds-doc = Kiek raundų žaidžiama. Jei po jų pirmauja keli, žaidžiama toliau.
option-goal = Siekiamas rezultatas
option-goal-doc = Žaidžiama, kol kas nors pasiekia tiek taškų; 0 – lemia raundų skaičius. Geras tikslas – 25.
option-score_floor = Taškai žemiau nulio
option-score_floor-doc = Ar taškų gali būti mažiau kaip 0.
option-score_floor-none = gali būti
option-score_floor-0 = nebūna
option-setup_immediates = Kortos su trikampiu dalijant
option-setup_immediates-doc = Ką daryti, kai dalijant pasitaiko korta, kurią reikia įvykdyti iškart.
option-setup_immediates-resolve = įvykdoma iškart
option-setup_immediates-redeal = dalijama kita
option-last_live = Paskutinis be šnipšto
option-last_live-doc = Kas vyksta, kai saugūs jau visi, išskyrus vieną.
option-last_live-play_on = žaidžia toliau vienas
option-last_live-safe = saugus, raundas baigtas
option-spinning_boom = BUM ir besisukanti bulvė
option-spinning_boom-doc = Kas vyksta, kai besisukanti bulvė parodo BUM.
option-spinning_boom-explode = žaidėjas sprogsta
option-spinning_boom-put_back = kortos grįžta į kaladę

# Nuostatos: ką daro jų reikšmės (sakiniu) ir skaičių grupės, kurios formoje suskleistos.
option-level-1-doc = Žaidžiama šiomis kortomis: ufff! 1, 2 ir 3, rami bulvė, rizikinga bulvė, bulvė vagilė, šokli bulvė ir trumpas dagtis.
option-level-2-doc = Prisideda sutrikusi bulvė, pikta bulvė, pikčiausia bulvė, bulvė perpus ir šnipštas.
option-level-3-doc = Prisideda klastinga bulvė, kepta bulvė, besisukanti bulvė ir mikrobumas.
option-level-4-doc = Prisideda superbulvė ir seksi bulvė.
option-level-5-doc = Prisideda bulvė katytė ir dosni bulvė, taigi žaidžiama visomis kortomis.
option-level_vote-on-doc = Tarp raundų visi balsuoja vienu metu. Jei visi už, lygis pakyla per vieną.
option-level_vote-off-doc = Visas žaidimas vyksta tuo lygiu, kuriuo pradėtas.
option-score_floor-none-doc = Taškų gali būti ir mažiau už nulį.
option-score_floor-0-doc = Jei taškų būtų mažiau už nulį, jų lieka 0.
option-setup_immediates-resolve-doc = Kas gauna tokią kortą, pirma ją įvykdo, ir tik tada dalijama kita.
option-setup_immediates-redeal-doc = Tokia korta grįžta į kaladę, o vietoj jos dalijama kita.
option-last_live-play_on-doc = Visi ėjimai tenka paskutiniam, kol jis ištraukia BUM arba pats sužaidžia šnipštą.
option-last_live-safe-doc = Raundas baigiasi, kai tik be šnipšto lieka vienas žaidėjas. Niekas nesprogsta.
option-spinning_boom-explode-doc = Kas pamato BUM, iškart sprogsta ir daugiau kortų nežiūri.
option-spinning_boom-put_back-doc = BUM parodomas visiems. Kortos grįžta į kaladę, nė viena nepaimama.
option-group-count = Namų skaičiai: kortos vienoje kaladėje
option-group-count-doc = Kiek kiekvienos rūšies kortų yra vienoje kaladėje; kai žaidėjų septyni ar daugiau, kaladės dvi. Taisyklėse šių skaičių nėra, todėl įprasti skaičiai – mūsų.
option-group-hand = Namų skaičiai: taškai rankoje
option-group-hand-doc = Kiek taškų verta rankoje kiekviena iš šių kortų. Taisyklėse šių skaičių nėra, todėl įprasti skaičiai – mūsų.
option-group-table = Namų skaičiai: taškai ant stalo
option-group-table-doc = Kiek taškų verta ant stalo kiekviena iš šių kortų. Taisyklėse šių skaičių nėra, todėl įprasti skaičiai – mūsų.

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
event-tables = { $player } ant stalo turi { $card }.
    .page = { $player } ant stalo turi kortą „{ card-name }“.
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
event-safe = { $player } jau saugus žaidėjas ir šiame raunde nebežaidžia.
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
prompt-order = { $player } renkasi, į kurią pusę keliaus kaladė.
prompt-order-you = Į kurią pusę kaladė keliaus šiame raunde?
prompt-draws = { $n ->
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
prompt-evilest-you = Kas ims dvi kitas kortas?
prompt-evilest-one-you = Liko viena korta. Kas ją ims?
prompt-cut = { $player } sprendžia, kuris kaimynas ims paskutinę kortą.
prompt-cut-you = Vienos kortos neperskelsi. Kuris kaimynas ją ims?
prompt-place = { $player } renkasi, kam padėti klastingą bulvę.
prompt-place-you = Kam padėsite klastingą bulvę?
prompt-move = { $player } gali perduoti klastingą bulvę.
prompt-move-you = Ar perduosite klastingą bulvę toliau?
prompt-look = { $player } žiūri kaladės kortas.
prompt-pick = { $player } renkasi vieną iš dviejų pamatytų kortų.
prompt-pick-you = Kurią iš dviejų kortų pasiliksite?
prompt-disoriented = { $player } sprendžia, ką daryti su sutrikusia bulve.
prompt-disoriented-you = Sutrikusi bulvė: pakeisti kryptį ir traukti kortą ar palikti ją ant stalo dėl taško?
prompt-keep = { $card ->
    [super] { $player } sprendžia, ką daryti su superbulve.
   *[other] { $player } sprendžia, ką daryti su seksi bulve.
}
prompt-keep-you = { $card ->
    [super] Superbulvė: ant stalo kaip apsauga ar rankoje už 5 taškus, jei nesprogsite?
   *[other] Seksi bulvė: ant stalo už 2 taškus ar rankoje už 5, jei nesprogsite?
}

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

# Ką reiškia ėjimų žodžiai: tiems, kurie žaidžia pirmą kartą.
card-key = draw = traukti viršutinę kortą; play calm = sužaisti ramią bulvę. give 2 = korta vietai 2; give 1 3 = po vieną vietoms 1 ir 3; steal 2 = vogti iš vietos 2; place, move – klastinga bulvė; keep (pasilikti), table (ant stalo) – superbulvė ir seksi bulvė; discard (išmesti), leave (palikti) – sutrikusi bulvė.

# Žaidimų sąrašas ir stalo nuostatos. Kiekviena nuostata turi pavadinimą, paaiškinimą ir reikšmių vardus.
game-blurb = Viena kaladė, vienas BUM. Rinkite taškus, stumkite pavojų kitiems ir laiku sustokite.
game-goal = Kortos rankoje ir ant stalo yra taškai. Kas ištraukia BUM, netenka rankos, ir raundas baigiasi. Po keturių raundų laimi tas, kas turi daugiausia taškų.
option-level = Lygis
option-level-doc = Nuo kurio lygio pradedama. Kuo aukštesnis lygis, tuo daugiau rūšių kortų.
option-level-1 = 1: rizika, vagystės, šuoliai ir dagčiai
option-level-2 = 2: dar ir kortos kitiems, krypties keitimas ir šnipštai
option-level-3 = 3: dar ir klastingos, keptos bei besisukančios bulvės ir mikrobumai
option-level-4 = 4: dar ir superbulvės bei seksi bulvės
option-level-5 = 5: dar ir katytės bei dosnios bulvės – visos kortos
option-level_vote = Balsavimas dėl lygio
option-level_vote-doc = Tarp raundų lygis pakyla, jei tam pritaria visi.
option-level_vote-on = balsuojama
option-level_vote-off = lygis nesikeičia
option-rounds = Raundai
option-rounds-doc = Kiek raundų žaidžiama. Jei po jų pirmauja keli, žaidžiama toliau.
option-goal = Siekiamas rezultatas
option-goal-doc = Žaidžiama, kol kas nors pasiekia tiek taškų; 0 – lemia raundų skaičius. Geras tikslas – 25.
option-score_floor = Mažiausiai taškų
option-score_floor-doc = Ar taškų gali būti mažiau kaip 0.
option-score_floor-none = gali
option-score_floor-0 = ne mažiau kaip 0
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
option-count_phew1 = Ufff! 1: kortos
option-count_phew1-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_phew2 = Ufff! 2: kortos
option-count_phew2-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_phew3 = Ufff! 3: kortos
option-count_phew3-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_calm = Rami bulvė: kortos
option-count_calm-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_risky = Rizikinga bulvė: kortos
option-count_risky-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_thief = Bulvė vagilė: kortos
option-count_thief-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_jumping = Šokli bulvė: kortos
option-count_jumping-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_fuse = Trumpas dagtis: kortos
option-count_fuse-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_disoriented = Sutrikusi bulvė: kortos
option-count_disoriented-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_evil = Pikta bulvė: kortos
option-count_evil-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_evilest = Pikčiausia bulvė: kortos
option-count_evilest-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_split = Bulvė perpus: kortos
option-count_split-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_dud = Šnipštas: kortos
option-count_dud-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_treacherous = Klastinga bulvė: kortos
option-count_treacherous-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_fried = Kepta bulvė: kortos
option-count_fried-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_spinning = Besisukanti bulvė: kortos
option-count_spinning-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_micro = Mikrobumas: kortos
option-count_micro-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_super = Superbulvė: kortos
option-count_super-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_sexy = Seksi bulvė: kortos
option-count_sexy-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_kitty = Bulvė katytė: kortos
option-count_kitty-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-count_generous = Dosni bulvė: kortos
option-count_generous-doc = Kiek jų yra vienoje kaladėje. Skaičius mūsų.
option-hand_calm = Rami bulvė: taškai rankoje
option-hand_calm-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_risky = Rizikinga bulvė: taškai rankoje
option-hand_risky-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_thief = Bulvė vagilė: taškai rankoje
option-hand_thief-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_jumping = Šokli bulvė: taškai rankoje
option-hand_jumping-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_evil = Pikta bulvė: taškai rankoje
option-hand_evil-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_evilest = Pikčiausia bulvė: taškai rankoje
option-hand_evilest-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_dud = Šnipštas: taškai rankoje
option-hand_dud-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_spinning = Besisukanti bulvė: taškai rankoje
option-hand_spinning-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_kitty = Bulvė katytė: taškai rankoje
option-hand_kitty-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-hand_generous = Dosni bulvė: taškai rankoje
option-hand_generous-doc = Kiek ji verta rankoje. Skaičius mūsų.
option-table_fuse = Trumpas dagtis: taškai ant stalo
option-table_fuse-doc = Kiek ji verta ant stalo. Skaičius mūsų.
option-table_super = Superbulvė: taškai ant stalo
option-table_super-doc = Kiek ji verta ant stalo. Skaičius mūsų.

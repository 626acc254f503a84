# Puslapis lietuviškai. $name, $player ir $other yra vardai vardininko linksniu; skaičiai yra kiekiai, jei nepasakyta kitaip.

## Shell

title = { $page } – spuds
title-lobby = spuds – bulviški kortų žaidimai
skip = Pereiti prie turinio
home = spuds, į pradžią
nav = Puslapis
nav-lobby = Žaidimai
nav-settings = Nustatymai
close = Uždaryti
reload = Įkelti iš naujo
try-again = Bandyti dar kartą
to-lobby = Į žaidimų sąrašą
broken-title = Kažkas įstrigo žemėje
lost-title = Čia niekas neauga
lost-text = Tokio puslapio nėra. Galbūt pakeliui nutrūko dalis nuorodos.
language-auto = Kaip naršyklėje
language-en = English
language-lt = Lietuvių

# Kas žaidžia
your-name = Jūsų vardas
name-unknown = Svečias
you = jūs
seat-nobody = niekas
seat-number = vieta { $seat }
seat-free = Vieta { $seat }, laisva
bot-name = { $seat ->
    [0] Bintjė
    [1] Vineta
    [2] Agrija
    [3] Laura
    [4] Ratė
    [5] Nikola
    [6] Dezirė
    [7] Fontana
    [8] Gala
    [9] Marabelė
    [10] Anabelė
   *[11] Šarlotė
}
level-random = Robotas vėjavaikis
level-thumb = Robotas daržininkas
level-search = Robotas profesorius
level-hint-random = Deda, kas pakliūva po ranka. Tinkamas varžovas pirmajam žaidimui.
level-hint-thumb = Moka kelias paprastas gudrybes ir žaidžia neblogai.
level-hint-search = Apgalvoja kiekvieną kortą. Nugalėti nelengva.

# Pradžia
lobby-title = Gal sulošiam?
lobby-text = Žaiskite kortomis su draugais arba su robotais, tiesiog naršyklėje. Nereikia nei registruotis, nei ko nors diegti.
players = { $n ->
    [one] { $n } žaidėjas
    [few] { $n } žaidėjai
    [many] { $n } žaidėjo
   *[other] { $n } žaidėjų
}
players-range = Žaidėjų: { $fewest }–{ $most }
play = Žaisti
play-friends = Žaisti su draugais
play-guided = Pirmasis žaidimas su paaiškinimais
play-own = Stalas pagal savo norus
rules = Taisyklės
mine-title = Jūsų stalai
open-title = Atviri stalai
open-none = Šiuo metu nėra nė vieno atviro stalo. Jūsiškis gali būti pirmas.
table-free = { $free ->
    [one] { $free } laisva vieta
    [few] { $free } laisvos vietos
    [many] { $free } laisvos vietos
   *[other] { $free } laisvų vietų
}
phase-gathering = laukiama žaidėjų
phase-playing = žaidžiama
phase-over = baigta
phase-closed = uždaryta
watching = { $n ->
    [one] { $n } žiūrovas
    [few] { $n } žiūrovai
    [many] { $n } žiūrovo
   *[other] { $n } žiūrovų
}
join = Prisijungti
watch = Žiūrėti
go-on = Tęsti
look-back = Peržiūrėti

# Kvietimas
rejoined = Sveiki sugrįžę į savo vietą.

# Nustatymai
keys-title = Klavišai prie stalo

# Kas nepavyko
error-with-why = { $text } ({ $why })
error-rule = Taisyklė { $rule }.
error-other = Serveris to neleido ({ $code }).
error-page = Nepavyko įkelti dalies puslapio. Bandykite dar kartą.
error-offline = Šiuo metu nepavyksta pasiekti serverio.
error-garbled = Atsakė ne stalo serveris.
error-not-found = Čia to nėra.
error-illegal = { $move } dabar neleidžiama.
error-not-your-decision = Dabar sprendžiate ne jūs.
error-stale = Žaidimas jau pasistūmėjo į priekį. Pažvelkite dar kartą.
error-name-bad = Varde turi būti nuo 1 iki { $most ->
    [one] { $most } raidės
    [few] { $most } raidžių
    [many] { $most } raidės
   *[other] { $most } raidžių
} ir jokių keistų ženklų.
error-hand-seen = Šiame žaidime jau matėte kitos vietos kortas, todėl galite grįžti tik į ją.
error-hands-open = Matėte čia atverstas kortas, todėl šiame žaidime prie stalo sėsti nebegalite.
error-secret-wrong = Ši nuoroda netinka šiai vietai arba vieta jau atiteko kitam.
error-closed = Šis stalas uždarytas.
error-removed = Šeimininkas paprašė jus pasitraukti nuo stalo.
error-no-game = Žaidimo { $game } čia nėra.
error-bad-request = Serveris nesuprato puslapio ({ $detail }).
error-slow-down = Per greitai. Atsikvėpkite ir bandykite dar kartą.
error-busy = Prie stalo dabar spūstis. Bandykite dar kartą.
error-not-saved = To nepavyko išsaugoti, todėl nieko neįvyko. Bandykite dar kartą.
error-restarting = Serveris paleidžiamas iš naujo. Minutėlę.
error-no-table = Tokio stalo nėra. Galbūt jis jau nukraustytas.
error-no-person-key = Naršyklė turi priimti šio puslapio slapuką, kitaip neaišku, kieno kuri vieta.
error-origin = Šis puslapis atvertas adresu, kurio serveris nepažįsta.
error-too-many-tables = Per daug stalų vienu metu. Truputį palaukite.
warming = Ruošiamos taisyklės. To reikia tik vieną kartą, ir trunka tai apie minutę.
error-not-ready = Serveris dar šyla. Minutėlę.
error-table-full = Prie šio stalo per daug žmonių.
error-broken = Serveryje kažkas sugedo. Tai užfiksuota.
notice-restart = Serveris paleidžiamas iš naujo. Netrukus žaisime toliau.

# Pokalbio frazės
preset-hello = Labas!
preset-good-luck = Sėkmės!
preset-well-played = Puikiai sužaista!
preset-oops = Oi.
preset-thinking = Leiskite pagalvoti.
preset-hurry = Jūsų eilė!
preset-thanks = Ačiū!
preset-again = Dar kartą?
preset-bye = Iki!

# Stalo įrašai
table-sits = Prie stalo sėda { $player }.
table-stands = Nuo stalo pakyla { $player }.
table-watches = Žiūri { $player }.
table-renamed = Buvo { $old }, dabar – { $player }.
table-bot = { $level ->
    [random] Vietą { $seat } užima robotas vėjavaikis.
    [thumb] Vietą { $seat } užima robotas daržininkas.
   *[search] Vietą { $seat } užima robotas profesorius.
}
table-opens = Vieta { $seat } laisva kiekvienam.
table-away-wait = { $player } pasitraukė. Stalas laukia.
table-away-bot = { $player } pasitraukė. Kol kas žaidžia robotas.
table-away-open = { $player } pasitraukė. Vieta laisva.
table-back = { $player } vėl čia.
table-late = Baigėsi laikas: { $player }. Šį kartą sprendžia robotas.
table-starts = Žaidimas prasideda.
table-forked = Prie šio stalo tęsiamas kitas žaidimas nuo ėjimo { $move }.
table-arranged = Šeimininkas pakeitė stalo susitarimus.
table-withdraws = { $player } atsiima atsakymą.
table-asks-undo = { $player } norėtų atšaukti ėjimą.
table-agrees-undo = { $player } sutinka.
table-undo-refused = { $player } nesutinka. Ėjimas lieka.
table-undo-withdrawn = { $player } nebenori atšaukti ėjimo.
table-undo-lapsed = Žaidimas pasistūmėjo. Ėjimas lieka.
table-undo = { $player } atšaukia ėjimą.
table-silenced = Nuo šiol tyli { $player }: taip nusprendė šeimininkas.
table-unsilenced = { $player } vėl gali kalbėti.
table-removed = Šeimininkas paprašė vieną žiūrovą pasitraukti.
table-rematch = { $player } nori žaisti dar kartą. Tęsiame prie naujo stalo.
chat-text = { $text }
closed-game = Šis serveris neturi žaidimo { $game }, todėl stalas uždarytas. Jo įrašai išsaugoti.
closed-rules = Prie šio stalo galiojančių taisyklių versija – { $rules }, o serverio taisyklių – { $ours }. Stalas uždarytas, jo įrašai išsaugoti.
closed-log = Nuo įrašo { $entry } šio stalo eiga nebeatitinka taisyklių. Stalas uždarytas.

## Table

# Stalas ir vietos prie jo
board-table = Stalas
board-players = Žaidėjai
board-opening = Stalas atidaromas…
board-closed = Šis stalas uždarytas.
board-over = Žaidimas baigtas.
board-seat-free = laisva
board-seat-ready = jau pasiruošė
board-seat-away = pasitraukė
board-seat-bot-plays = pasitraukė, žaidžia robotas
board-seat-deciding = dabar žaidžia
board-seat-sealed = jau apsisprendė
board-thinking = galvoja
board-sealed-short = atsakė
board-seat-out = kol kas nežaidžia
board-clock = apsispręsti liko { $time }
board-away = pasitraukė, žaidimas tęsis po { $time }

# Ką galima daryti su vieta
board-people = { $n ->
    [0] Žmonės ir nuoroda
    [one] Žmonės ir nuoroda, stebi { $n } žmogus
    [few] Žmonės ir nuoroda, stebi { $n } žmonės
    [many] Žmonės ir nuoroda, stebi { $n } žmogaus
   *[other] Žmonės ir nuoroda, stebi { $n } žmonių
}

# Kortos ir jų vietos
board-face-down = užversta
board-copies = { $n ->
    [0] nebėra
    [one] { $n } korta
    [few] { $n } kortos
    [many] { $n } kortos
   *[other] { $n } kortų
}
board-place = { $place } iš { $of }
board-laid-by = padėjo { $player }
board-not-playable = dėti negalima: { $why }
board-new = nauja
board-zone = { $zone }: { $n ->
    [0] kortų nėra
    [one] { $n } korta
    [few] { $n } kortos
    [many] { $n } kortos
   *[other] { $n } kortų
}
board-zone-empty = Kol kas nė vienos kortos.
board-hidden = { $n ->
    [one] { $n } užversta korta
    [few] { $n } užverstos kortos
    [many] { $n } užverstos kortos
   *[other] { $n } užverstų kortų
}
board-hand-empty = Rankoje kortų nėra.
board-put-away = { $n ->
    [one] Atidėta { $n } korta
    [few] Atidėtos { $n } kortos
    [many] Atidėta { $n } kortos
   *[other] Atidėta { $n } kortų
}

# Daiktai priešais žaidėją ir ant tako
board-before-you = Priešais jus
board-token-asked = apie tai klausiama
board-space = Langelis { $at }: { $what }

# Ko klausiama ir ką atsakyti
board-pending = Paskui:
board-pending-more = Dar { $n }
board-hints = Užuominos
board-steps = Ėjimo žingsniai
board-confirm = Ar taip ir daryti?
board-confirm-yes = Taip
board-cancel = Atšaukti
board-picked = { $picked }. Tęskite arba grįžkite klavišu Esc.
board-unpicked = { $picked }: atšaukta.
board-sealed = Atsakėte, kol kas slaptai. Laukiama: { $names }.
board-sealed-many = Atsakėte, kol kas slaptai. Laukiama { $n ->
    [one] { $n } žaidėjo.
    [few] { $n } žaidėjų.
    [many] { $n } žaidėjo.
   *[other] { $n } žaidėjų.
}
board-change = Pakeisti atsakymą
board-change-short = Keisti
board-step-done = baigta
board-story-skip = Praleisti
board-show-rule = Parodyti taisyklę { $rule }

# Kas dar yra prie stalo
board-ways = Daugiau
board-log = Kas įvyko
board-log-empty = Kol kas nieko neįvyko.
board-log-more = { $text } … ir dar { $n }
board-rewind-here = Pažiūrėti, kaip stalas atrodė tada
board-rule-loading = Ieškoma taisyklės…
board-rule-unknown = Dabar nepavyksta parodyti taisyklės { $rule }.
board-phrases = Ką nors pasakyti
board-chat-text = Žinutė
board-chat-send = Siųsti
board-sheet = Taškų lentelė

# Ėjimo atšaukimas
board-undo = Atšaukti paskutinį ėjimą

# Ryšys
board-reconnecting = Ryšys nutrūko, bandoma jungtis iš naujo…
board-offline = Ryšio nėra. Niekas nedingo: kai tik ryšys atsiras, žaidimas čia tęsis.

## Later

# Kas sakoma vėliau, kai parodoma tai, ko nėra iš karto atvėrus pradžią ar stalą.

# Stalas pagal save
new-title = Naujas stalas: { $game }
new-seats = Vietų skaičius
new-company = Kas dar žaidžia?
new-bots = Robotai
new-friends = Draugai
new-bots-hint = Žaidimas prasideda iš karto. Roboto vietą bet kada galima užleisti draugui.
new-friends-hint = Gausite nuorodą, kurią išsiųsite draugams. Likusias vietas užims robotai.
new-level = Kiek gudrūs robotai?
new-fill = Robotai, užimsiantys likusias vietas
new-options = Žaidimas
new-open = Atverti stalą
option-seats = Tik kai žaidėjų yra { $seats }.
option-needed = Kai žaidėjų yra { $seats }, kitaip negalima.
option-set = Žaidėjų skaičius – { $seats }: nustatyta „{ $option }“ – „{ $value }“.
option-tinkerers = Mėgstantiems eksperimentuoti: kiek yra kurių kortų
option-total = Iš viso { $total }.
option-total-most = Daugiausia { $most }.
option-total-least = Bent { $least }, kai žaidėjų yra { $seats }.
option-whole = Visur turi būti sveikasis skaičius, ne mažesnis už 0.
option-usual = Grąžinti įprastus skaičius
option-number = Čia turi būti sveikasis skaičius.
option-range = Nuo { $low } iki { $high }.
option-range-or = { $usual } arba nuo { $low } iki { $high }.
option-less = Mažiau: { $option }
option-more = Daugiau: { $option }

# Dėl ko susitariama
arrange-title = Stalas
pace-title = Laikas galvoti
pace-none = Kiek tik norite
pace-relaxed = Ramiai: po 2 minutes kiekvienam sprendimui
pace-live = Sparčiai: iš viso 5 minutės ir dar po 15 sekundžių kiekvienam sprendimui
pace-days = Neskubant: po 2 dienas kiekvienam sprendimui
leavers-title = Jei kas nors pasitraukia
leavers-bot = Kol sugrįš, žaidžia robotas
leavers-wait = Stalas laukia
leavers-open = Vieta laisva visiems
chat-title = Pokalbis
chat-preset = Paruoštos frazės
chat-free = Laisvas tekstas
chat-off = Be pokalbio
public-title = Rodyti tarp atvirų stalų
public-hint = Kitaip stalą ras tik tie, kas turi nuorodą.
public-on = Rodomas tarp atvirų stalų

# Susirenkame
join-title = Sėskitės prie stalo
sit = Sėsti į vietą { $seat }
sit-for = Sėsti į vietą, kurią saugo { $name }
gathering-title = Kas žaidžia?
gathering-free = { $free ->
    [one] Dar yra { $free } laisva vieta.
    [few] Dar yra { $free } laisvos vietos.
    [many] Dar yra { $free } laisvos vietos.
   *[other] Dar yra { $free } laisvų vietų.
}
gathering-waiting = { $waiting ->
    [one] Dar nepasiruošė { $waiting } žaidėjas.
    [few] Dar nepasiruošė { $waiting } žaidėjai.
    [many] Dar nepasiruošė { $waiting } žaidėjo.
   *[other] Dar nepasiruošė { $waiting } žaidėjų.
}
gathering-set = Visi pasiruošę.
ready = Galiu pradėti
open-hands = Žiūrovai gali matyti mano kortas
open-hands-hint = Tik jei sutinka visi prie stalo.
start = Dalyti kortas
start-hint = { $free ->
    [one] { $free } laisvą vietą užims robotas.
    [few] { $free } laisvas vietas užims robotai.
    [many] { $free } laisvos vietos užims robotai.
   *[other] { $free } laisvų vietų užims robotai.
}
seat-bot = { $level ->
    [random] Robotas vėjavaikis
    [thumb] Robotas daržininkas
   *[search] Robotas profesorius
}
seat-kept = laisva, kol kas saugo robotas
seat-waiting = laukiama žaidėjo
seat-away = pasitraukė
seat-ready = jau pasiruošė
seat-here = prie stalo
fill-seat = Kam skirti vietą { $seat }?
fill-open = Laisva draugams

# Kvietimas
share-title = Pakvieskite draugų
share-text = Kas atvers šią nuorodą, dviem paspaudimais atsisės prie stalo arba galės žiūrėti.
share-link = Nuoroda į šį stalą
share-qr = QR kodas su nuoroda į šį stalą
share-system = Bendrinti…
share-local = Ši nuoroda veikia tik šiame kompiuteryje. Kad veiktų ir kituose įrenginiuose, paleiskite serverį su --host 0.0.0.0 ir atverkite puslapį kompiuterio adresu.
share-own = Jūsų vieta kitame įrenginyje
share-own-text = Atverkite šią nuorodą telefone ir toliau žaiskite ten. Niekam jos nerodykite: kas ją turi, to ir jūsų vieta.
copy = Kopijuoti
copied = Nukopijuota.
copy-by-hand = Naršyklė čia to neleidžia. Pažymėkite nuorodą ir nukopijuokite patys.

# Taisyklės
rules-title = Taisyklės: { $game }
rules-search = Ieškoti taisyklėse
rules-hits = { $n ->
    [one] { $n } taisyklė
    [few] { $n } taisyklės
    [many] { $n } taisyklės
   *[other] { $n } taisyklių
}
rules-none = Tokių žodžių nėra nė vienoje taisyklėje.
rules-contents = Turinys
rules-foreign = Lietuviškų taisyklių dar nėra. Šios – angliškos.
rule-house = namų taisyklė
rules-legend = ten, kur taisyklių knygelė tyli ir nusprendėme patys
rule-source = { $source ->
    [publisher] pagal išleistą žaidimą
    [inferred] išplaukia iš knygelės
   *[book] iš knygelės
}

# Nustatymai
set-language = Kalba
set-theme = Spalvos
theme-auto = Kaip sistemoje
theme-light = Diena
theme-dark = Naktis
set-animation = Kortų judėjimas
animation-auto = Kaip sistemoje
animation-off = Išjungtas
set-sounds = Garsai
set-sounds-hint = Nedaug ir trumpi.
set-large = Didelės kortos
set-large-hint = Lengviau įskaityti, bet mažiau telpa.
set-confirm = Tvirtinti kiekvieną ėjimą
set-confirm-hint = Pirmu palietimu ar nutempimu pasirenkama, antru palietimu – žaidžiama.
set-story = Pasakoti po žingsnį
set-story-hint = Kas ką tik įvyko, vienas dalykas po kito.
set-hints = Rodyti užuominas
set-hints-hint = Ką galima apskaičiuoti iš to, ką matote, pavyzdžiui, kokios kitos kortos tikimybės; ne visuose žaidimuose.

# Kas nepavyko
error-notation = { $move } nėra šio žaidimo ėjimas.
error-already-seated = Prie šio stalo jau turite vietą.
error-name-taken = Vardu { $name } čia jau kažkas vadinasi.
error-no-seat = Tokios vietos nėra: iš viso jų yra { $seats }.
error-not-seated = Tam reikia vietos prie stalo.
error-seat-taken = Šią vietą jau kažkas užėmė.
error-not-host = Tai gali tik stalo šeimininkas.
error-not-now = { $phase ->
    [gathering] Tai bus galima tik prasidėjus žaidimui.
    [playing] Kol žaidžiama, to daryti negalima.
    [over] To daryti nebegalima: žaidimas baigtas.
   *[closed] To daryti negalima: stalas uždarytas.
}
error-no-undo = { $reason ->
    [chance] Šio ėjimo atšaukti negalima: po jo jau lėmė burtai.
    [other] Šio ėjimo atšaukti negalima: po jo jau sprendė kiti.
    [revealed] Šio ėjimo atšaukti negalima: juo atskleista korta.
   *[none] Neturite ėjimo, kurį būtų galima atšaukti.
}
error-no-undo-asked = Niekas neprašo atšaukti ėjimo.
error-chat-off = Prie šio stalo nesikalbama.
error-chat-empty = Žinutė tuščia.
error-chat-preset = Prie šio stalo galima sakyti tik paruoštas frazes.
error-chat-bad = Šiame tekste yra ženklų, kurių negalima parodyti.
error-spectators-quiet = Prie šio stalo žiūrovai kalbėti negali.
error-silenced = Šeimininkas jus nutildė.
error-no-person = Šio žmogaus čia nebėra.
error-seats = Šį žaidimą žaidžia nuo { $low } iki { $high ->
    [one] { $high } žaidėjo.
    [few] { $high } žaidėjų.
    [many] { $high } žaidėjo.
   *[other] { $high } žaidėjų.
}
error-options = Šios nuostatos viena prie kitos nedera: { $detail }
error-options-together = Šios nuostatos viena prie kitos nedera.
error-no-moment = Ėjimų iš viso yra tik { $moves }.
error-hidden = Kitų kortas bus galima pamatyti tik žaidimui pasibaigus.
error-too-long = Per ilgas tekstas.

# Stalas ir vietos prie jo
board-seat-is-bot = Čia žaidžia robotas: { $level }.
board-seat-is-free = Čia niekas nesėdi.

# Ką galima daryti su vieta
board-rename = Vadinkite mane
board-rename-do = Pervadinti
board-stand = Visam laikui užleisti vietą
board-stand-hint = Toliau žais robotas arba kas nors kitas. Galite likti ir stebėti.
board-mute = Nerodyti šio žmogaus žinučių
board-unmute = Vėl rodyti žinutes
board-silence = Uždrausti rašyti žinutes
board-unsilence = Vėl leisti rašyti žinutes
board-remove = Išprašyti
board-open-seat = Užleisti šią vietą draugui
board-open-seat-hint = Robotas žaidžia, kol kas nors atsisės.
board-fill = Čia žaidžia robotas
board-somebody = kažkas
board-nobody-watches = Niekas nestebi.

# Kortos ir jų vietos
board-put-away-title = Atidėtos kortos

# Daiktai priešais žaidėją ir ant tako
board-token-before = Guli priešais: { $player }
board-what = kas tai?

# Kas dar yra prie stalo
board-sheet-hint = Pasirinkite skaičių ir pamatysite, iš ko jis susideda.
board-sheet-empty = Kol kas taškų niekas negavo.
board-cell = { $player }: { $n ->
    [one] { $n } taškas
    [few] { $n } taškai
    [many] { $n } taško
   *[other] { $n } taškų
}, kodėl?
board-total = Iš viso
board-so-far = iki šiol
board-round-over = Suskaičiuoti taškai
board-round-seen = Aišku

# Ėjimo atšaukimas
board-undo-asked = { $player } norėtų atšaukti ėjimą.
board-undo-waits = Dar turi sutikti: { $names }
board-undo-yes = Gerai
board-undo-no = Ne

# Peržiūra
board-replay = Peržiūrėti žaidimą
board-first = Į pradžią
board-back = Žingsnis atgal
board-play = Rodyti be sustojimo
board-pause = Stabdyti
board-forward = Žingsnis pirmyn
board-last = Prie paskutinio ėjimo
board-move-slider = Ėjimas
board-move = Ėjimas { $n } iš { $of }
board-eyes = Kas žiūri
board-eyes-own = aš
board-eyes-all = visos kortos atverstos
board-play-on = Žaisti nuo čia
board-now = Grįžti į dabartį

# Pabaiga
board-won = { $n ->
    [0] Žaidimas baigtas
    [one] Pergalė: { $names }
   *[other] Laimėtojai: { $names }
}
board-rematch = Dar vieną žaidimą
board-rematch-go = Į kitą žaidimą
board-share = Bendrinti
board-record = Atsisiųsti žaidimo įrašą
board-fair = Ar kortos dalytos sąžiningai?
board-fair-text = Visus šio žaidimo atsitiktinumus lemia vienas slaptas skaičius – sėkla. Jos atspaudas buvo rodomas dar prieš pirmąją kortą, tad vėliau jos pakeisti niekas negalėjo. Atsisiųskite žaidimo įrašą ir patikrinkite kiekvieną kortą:
board-fair-hash = Atspaudas (SHA-256), žinomas nuo pradžių
board-fair-seed = Sėkla, atskleista pabaigoje

# Pirmasis žaidimas
board-coach = Patarimas pradžiai
board-coach-done = Supratau
board-coach-next = Supratau (dar { $n })

# Klavišai
board-key-answer = atsakyti į klausimą, eilės tvarka
board-key-rove = eiti per kortas arba per tai, kas įvyko
board-key-press = žaisti, atverti; pele ar pirštu: paliesti kortą arba nutempti ją ant stalo
board-key-hand = į savo kortas
board-key-card = kokia tai korta?
board-key-undo = atšaukti paskutinį ėjimą
board-key-log = kas įvyko
board-key-sheet = taškų lentelė
board-key-rules = šios akimirkos taisyklė
board-key-chat = pokalbis
board-key-step = žingsnis atgal, žingsnis pirmyn
board-key-ends = į pradžią, į dabartį
board-key-cancel = atšaukti, uždaryti
board-key-help = šis sąrašas

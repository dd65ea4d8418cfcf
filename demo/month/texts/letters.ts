/** What tenants and visitors write that is no fault; with alternatives for `vary`. */

export interface Letter {
  subject: string
  text: string
  /** What the case handler answers, after the greeting. */
  reply: string
}

export const contactLetters: readonly Letter[] = [
  {
    subject: 'Faktura for [november|husleia|strøm]',
    text: 'Hei! Jeg har fått [to fakturaer|en purring|en faktura med feil beløp] for [november|oktober|denne måneden]. [Leia er betalt den 1.|Har betalt med riktig KID.|Beløpet er høyere enn i kontrakten.] [Kan dere sjekke?|Hva gjør jeg?]',
    reply: 'Vi har sett på fakturaen. Du kan se bort fra purringen, betalingen er registrert.',
  },
  {
    subject: 'Depositum',
    text: 'Jeg flyttet ut [i oktober|for fem uker siden|1. november], og har ikke [fått tilbake depositumet|hørt noe om depositumet]. [Leiligheten var vasket og godkjent.|Kontonummeret er det samme.] [Når kommer det?|]',
    reply: 'Oppgjøret er godkjent, og banken frigjør depositumet i løpet av en uke.',
  },
  {
    subject: 'Utsettelse på husleia',
    text: 'Hei, [jeg har mistet jobben|lønna kommer for sent|det har vært en dyr måned], og kan ikke betale før [den 15.|den 20.|neste uke]. Går det an å [få utsettelse|dele opp]? [Har alltid betalt i tide.|]',
    reply: 'Det går fint. Vi har satt ny forfallsdato, og du får ingen purring.',
  },
  {
    subject: 'Kan jeg ha [hund|katt]?',
    text: 'Vi vurderer å skaffe oss [hund|en katt|to katter]. Hva sier kontrakten om det i [Storgata|Tollbugata|Elvegata]? [Det er en liten rase.|Den er vant til leilighet.]',
    reply: 'Dyrehold må avtales. Send oss rase og alder, så ser vi på det sammen med naboene.',
  },
  {
    subject: 'Framleie [i sommer|fra januar]',
    text: 'Jeg skal [studere i utlandet|jobbe i Bergen] i [fire|seks] måneder. Kan jeg leie ut [leiligheten|et rom] så lenge? [Søsteren min vil bo der.|]',
    reply: 'Framleie må godkjennes. Send navn og periode, så svarer vi innen en uke.',
  },
  {
    subject: 'Avtale om strøm',
    text: 'Jeg flyttet inn [1. november|forrige uke|i helga] og lurer på [hvem som leverer strøm|om strømmen er med i leia|målernummeret].',
    reply: 'Strømmen er din egen avtale. Målernummeret står i skapet i gangen og i kontrakten.',
  },
  {
    subject: '[Internett|Bredbånd]',
    text: 'Er det fiber i bygget? [Jeg jobber hjemmefra.|Det gamle modemet virker ikke.|Nettet faller ut hver kveld.]',
    reply: 'Fiber er lagt inn. Bestill hos den leverandøren du vil, og si at punktet er montert.',
  },
  {
    subject: 'Kopi av kontrakten',
    text: '[NAV|Banken|Lånekassen] ber om en kopi av leiekontrakten. Kan dere sende den? [Jeg har mistet min.|]',
    reply: 'Kontrakten er sendt til e-postadressen din.',
  },
  {
    subject: 'Nytt navn på [postkassa|ringeklokka]',
    text: 'Kan dere sette opp «[Hansen|Ali|Berg] / [Olsen|Lie|Dahl]» på postkassa og ringeklokka? [Samboeren min har flyttet inn.|]',
    reply: 'Skiltet er bestilt og kommer opp i løpet av uka.',
  },
  {
    subject: 'Takk!',
    text: 'Ville bare si takk til [vaktmesteren|han som kom i går|dere] for rask hjelp med [varmtvannet|låsen|vasken]!',
    reply: 'Så hyggelig å høre! Vi sier det videre.',
  },
  {
    subject: 'Leieøkning',
    text: 'Jeg fikk varsel om at leia går opp fra [1. desember|nyttår]. [Hvordan er det regnet ut?|Er det ikke for tidlig etter forrige økning?]',
    reply:
      'Økningen følger konsumprisindeksen, og det er mer enn ett år siden forrige. Regnestykket ligger ved.',
  },
]

export const complaints = {
  noise: {
    text: '[Naboen over|Leiligheten ved siden av|De i tredje] spiller høy musikk [hver helg|langt på natt|nesten hver kveld]. [Jeg har snakket med dem to ganger.|Vi har små barn.|Hele oppgangen våkner.]',
    incidents:
      '[Fredag og lørdag fra 23 til 03|Sist lørdag til klokka fire|Tre kvelder denne uka, etter 23].',
  },
  smoking: {
    text: 'Det røykes [på balkongen under|i trappa|i kjelleren], og røyken kommer [inn hos oss|inn på soverommet]. [Vi kan ikke ha vinduet åpent.|Det ligger sneiper overalt.]',
    incidents: '[Hver dag, mest om kvelden|Flere ganger om dagen siden oktober].',
  },
  pets: {
    text: 'Hunden i [andre|tredje|første] etasje [bjeffer hele dagen|går løs i trappa|gjør fra seg i bakgården]. [Den er alene fra åtte til fem.|Barna er redde.]',
    incidents: '[Hver hverdag|Mandag, tirsdag og torsdag denne uka].',
  },
  garbage: {
    text: 'Noen setter [søppelposer|gamle møbler|pappesker] [i trappa|utenfor bodene|ved siden av containeren]. [Det lukter.|Det er rømningsvei.]',
    incidents: '[Siden forrige helg|To ganger i november].',
  },
  parking: {
    text: 'En [hvit varebil|grå Golf|svart Tesla] står på plassen min [nesten hver kveld|uten avtale]. [Jeg betaler for plass [4|7|12].|Har lagt lapp på ruta.]',
    incidents: '[Mandag og onsdag kveld|Hele helga].',
  },
  damage: {
    text: 'Noen har [tagget i oppgangen|sparket inn bodøra|knust lampa i inngangen]. [Jeg så to ungdommer løpe.|Det skjedde i natt.]',
    incidents: '[Natt til søndag|Fredag rundt klokka to].',
  },
} as const satisfies Readonly<Record<string, { text: string; incidents: string }>>

export const keyLosses: readonly string[] = [
  'Mistet nøkkelknippet [på bussen|på vei hjem fra jobb|på treningssenteret|i byen på lørdag]. [Det sto ikke navn på.|Det henger en blå brikke på.|Har lett overalt.]',
  'Nøkkelen brakk i låsen [i dag tidlig|i går kveld]. [Halvparten sitter igjen.|Kom meg inn med hjelp av naboen.]',
  '[Sønnen min|Samboeren min|Jeg] har mistet [postkassenøkkelen|nøkkelen til boden|systemnøkkelen]. [Trenger en ny så snart som mulig.|Har en i reserve så lenge.]',
  'Lommeboka og nøklene ble stjålet [på kjøpesenteret|på toget]. Adressen sto i lommeboka, så [låsen bør byttes|jeg er redd noen kommer inn].',
]

export const moveReasons: readonly string[] = [
  'Har kjøpt [egen bolig|leilighet|hus].',
  'Flytter til [Oslo|Tønsberg|Kongsberg|Skien] på grunn av jobb.',
  'Vi skal flytte sammen.',
  'Trenger mer plass, [vi venter barn|barna blir store].',
  '',
]

export const handymanJobs: readonly string[] = [
  'Henge opp [to hyller|et speil|gardinstenger|en tv] på [stua|soverommet]. [Betongvegg.|Har alt av skruer.|]',
  'Trenger hjelp til å [skifte batteri i røykvarsleren|bytte lyspære i taket, det er høyt under taket|sette sammen en seng].',
  'Flytte en [sofa|vaskemaskin|kommode] ned i boden.',
  '[Døra til soverommet subber|Vinduet er tungt å lukke]. Kan noen justere?',
]

export const surveyFaults = {
  electrical: '[Kontakten bak tv-en er varm|Sikringen til badet går en gang i uka|Lampa i gangen blinker].',
  leak: '[Litt fukt under vasken|Drypper fra radiatoren på soverommet|Mørk flekk i taket på badet].',
} as const

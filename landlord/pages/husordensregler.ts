import type { HouseRuleSection } from '../../landlord-types/house-rules.ts'
import type { HusordensreglerPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
/** The edition of the rules below. Change it whenever a rule changes. */
export const houseRulesVersion: string = '2026-02'

/** On the customer-service page the outer rules have one more, 14 instead of 13 (specification 2 §2). */
export const customerServiceRule: { section: string; rule: string } | null = {
  section: 'ytre-orden',
  rule: 'Grilling er tillatt med gass eller elektrisk grill, i god avstand fra vegger og luftinntak.',
}

const outerRules = [
  'Hold inngangspartier, ganger og trapper frie for sko, sykler og barnevogner. De er rømningsveier.',
  'Lås ytterdøra og kjellerdøra etter deg, hele døgnet.',
  'Kast avfall i riktig beholder, og press sammen esker. Legg aldri poser ved siden av.',
  'Store ting som møbler og hvitevarer kjører du selv til gjenvinning.',
  'Parker bare på din egen plass. Gjester bruker gjesteplassene.',
  'Sykler og barnevogner står i sykkelboden, merket med navn.',
  'Fellesarealene på loft og i kjeller er ikke lager. Det som står uten navn, fjernes etter varsel.',
  'Rist ikke tepper, og kast ikke noe fra balkong eller vindu.',
  'Heng tøy lavere enn rekkverket, og sikre blomsterkasser på innsiden.',
  'Mat ikke fugler på eiendommen. Det trekker rotter.',
  'Sett ikke opp antenner, markiser eller skilt uten skriftlig godkjenning.',
  'Alle rydder snø og is fra egen balkong. Vaktmesteren tar resten.',
  'Kameraene i fellesarealene er der for tryggheten. Opptak slettes senest etter 7 dager.',
]

const innerRules = [
  'Det skal være ro mellom kl. 22 og 07, alle dager.',
  'Si fra til naboene hvis du skal ha gjester som blir sent.',
  'Boring og banking gjør du på hverdager mellom kl. 08 og 20.',
  'Fellesvaskeriet er åpent hverdager kl. 07–22 og helligdager kl. 10–22.',
  'Rydd vaskeriet og tøm lofilteret etter deg.',
  'Røyking er ikke tillatt inne, i fellesarealer eller i åpne vinduer.',
  'Luft kort og godt. Et vindu på gløtt hele dagen gir kulde og høye regninger.',
  'Hold minst 15 grader om vinteren, så rørene ikke fryser.',
  'Rens slukene minst to ganger i året.',
  'Meld fra om drypp og fukt med en gang. Venter du, kan du bli ansvarlig for skaden.',
  'Kast bare dopapir i toalettet.',
  'La vaskemaskin og oppvaskmaskin bare gå når du er hjemme.',
  'Test røykvarsleren hver måned, og bytt batteri hvert år.',
  'Brannslukkeren skal henge på plassen sin, med pila på grønt.',
  'Bor, mal og fest ting på veggen bare etter avtale. Små bilder er greit.',
  'Gjør ikke noe med strøm, rør eller ventiler selv. Ring oss.',
  'Skift lyspærer og sikringer i din egen bolig.',
  'Slipp aldri inn noen du ikke kjenner.',
  'Mister du en nøkkel, meld fra samme dag.',
]

export const moveOutRules: readonly string[] = [
  'Oppsigelsen skal være skriftlig. Fristen er normalt tre måneder, regnet fra månedsskiftet.',
  'Slipp inn nye leietakere på visning etter avtale.',
  'Boligen leveres ryddet og vasket etter sjekklista for flyttevask.',
  'Alle dine eiendeler skal være ute, også fra bod og balkong.',
  'Hull i vegger sparkles og flekkes.',
  'Hvitevarer skal være rene, avrimet og virke.',
  'Les av strømmåleren, og meld flytting til strømleverandøren.',
  'Meld adresseendring til Posten og Folkeregisteret.',
  'Alle nøkler og brikker leveres tilbake. Mangler det noen, betaler du for nye.',
  'Vi går gjennom boligen sammen. Depositumet betales ut når begge er enige.',
]

const additionalRules = [
  'Bodleie: Boden følger leieforholdet og kan sies opp for seg, med én måneds varsel.',
  'Internett: Der internett er med i leia, gjelder leverandørens vilkår. Ruteren skal stå igjen når du flytter.',
  'Dyrehold: Bare etter skriftlig godkjenning. Tillegget er 500 kr per måned.',
  'Parkering: Plassen gjelder ett kjøretøy med skilt. Prisen på tilleggstjenester kan endres med 2 måneders skriftlig varsel.',
]

export const houseRules: readonly HouseRuleSection[] = [
  { id: 'ytre-orden', title: 'Ytre orden', rules: outerRules },
  { id: 'indre-orden', title: 'Indre orden', rules: innerRules },
  {
    id: 'erstatning',
    title: 'Erstatning',
    intro:
      'Du er ansvarlig for skade som du, de du bor sammen med, eller gjestene dine gjør på boligen eller fellesarealene. Meld fra med en gang, så blir det som regel både enklere og billigere. Vi anbefaler at du har innboforsikring.',
    rules: [],
  },
  { id: 'utflytting', title: 'Avtale om utflytting og tilbakelevering', rules: moveOutRules },
  { id: 'tilleggsavtale', title: 'Tilleggsavtale', rules: additionalRules },
]

export const husordensreglerPage: Words<HusordensreglerPage> = {
  nb: {
    title: 'Husordensregler',
    heading: 'Husordensregler',
    lead: 'Reglene er en del av leiekontrakten. De fleste sier seg selv når du bor vegg i vegg med andre.',
    description:
      'Husordensreglene: ro, fellesarealer, avfall, dyrehold, parkering og hva som gjelder når du flytter ut.',
    quickTitle: 'Det korte av det',
    quick: [
      { label: 'Ro', value: 'kl. 22–07, alle dager' },
      { label: 'Vaskeri, hverdager', value: 'kl. 07–22' },
      { label: 'Vaskeri, helligdager', value: 'kl. 10–22' },
      { label: 'Sluk', value: 'renses minst to ganger i året' },
      { label: 'Dyr', value: 'etter skriftlig godkjenning, 500\u00a0kr/mnd' },
    ],
    agreementText: 'Har du lest reglene? Du kan bekrefte det på nett.',
    agreementLink: 'Bekreft at du har lest reglene',
  },
}

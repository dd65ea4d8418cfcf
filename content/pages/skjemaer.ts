/** The numbers that are called when something hurries. */
interface Numbers {
  phone: string
  onCallPhone: string
}

/** What stands around the forms on their pages. */
export const interestPage = {
  title: 'Interesseskjema',
  description:
    'Fortell hva du ser etter: bolig, minilager, næringslokale, coliving, parkering eller reklameplass. Vi svarer innen 1–2 virkedager.',
  lead: 'Velg hva du er interessert i, så viser vi skjemaet som hører til.',
  type: 'Hva er du interessert i?',
  types: {
    bolig: 'Leilighet, hybel eller hus',
    minilager: 'Bod, garasje eller båtplass',
    naering: 'Kontor, butikk eller lager',
    coliving: 'Eget rom, felles kjøkken',
    parkering: 'Fast plass, ute eller inne',
    reklame: 'Plass der folk går forbi',
  },
  unknown: { title: 'Ukjent skjematype', text: 'Lenken fører til et skjema vi ikke har. Velg blant disse.' },
  listings: 'Se ledige leiligheter',
} as const

export const terminationPage = {
  description: 'Si opp leiligheten på nett. Se siste dag med husleie, og få kvittering med en gang.',
  sideTitle: 'Når du flytter ut',
  side: [
    { label: 'Sjekkliste for flyttevask', href: '/sjekkliste-flyttevask' },
    { label: 'Avtale om utflytting', href: '/husordensregler#utflytting' },
  ],
} as const

export const issuePage = {
  description: 'Meld feil og skader i boligen, med bilder. Haster det, finner du vakttelefonen her.',
  dangerTitle: 'Er det fare akkurat nå?',
  safe: 'Nei, ingen fare',
  dangers: [
    {
      value: 'fire',
      label: 'Brann eller røyk',
      advice: 'Kom deg ut, varsle naboene og lukk dørene.',
      number: '110',
      who: 'Brann',
    },
    {
      value: 'gas',
      label: 'Gasslukt',
      advice: 'Slå ikke på lys. Åpne vinduer, gå ut og ring.',
      number: '110',
      who: 'Brann',
    },
    {
      value: 'water',
      label: 'Vann på det elektriske',
      advice: 'Rør ikke vannet. Slå av hovedsikringen hvis du kommer til den tørrskodd. Steng stoppekrana.',
      number: null,
      who: null,
    },
    {
      value: 'locked-out',
      label: 'Jeg er låst ute',
      advice: 'Vi kommer og låser opp. Er det barn der inne, eller står komfyren på? Si det først.',
      number: null,
      who: null,
    },
  ],
  callOffice: (open: boolean, { phone, onCallPhone }: Numbers) =>
    open ? `Ring oss nå: ${phone}` : `Ring vakttelefonen nå: ${onCallPhone}`,
  officeNumber: (open: boolean, { phone, onCallPhone }: Numbers) => (open ? phone : onCallPhone),
  after: 'Er det trygt igjen, kan du melde feilen her.',
} as const

export const lostKeyPage = {
  description: 'Meld fra om tapt nøkkel. Vi tar kontakt innen 24 timer på hverdager.',
  infoTitle: 'Viktig å vite',
  info: [
    'Meld tapet med en gang. Da kan vi vurdere om låsen må byttes.',
    'Du betaler for nye nøkler, arbeidet og eventuelt bytte av lås.',
    'Vi tar kontakt innen 24 timer på hverdager.',
  ],
  lockedOut: ({ onCallPhone }: Numbers) => `Er du låst ute nå? Ring vakttelefonen ${onCallPhone}.`,
} as const

export const neighborPage = {
  description: 'Send naboklage når det ikke hjelper å snakke sammen. Vi undersøker saken.',
  sideTitle: 'Før du klager',
  side: [
    'Snakk med naboen hvis du kan. Ofte vet de ikke at det høres.',
    'Skriv ned dato og klokkeslett når det skjer.',
    'Føler du deg utrygg, ring politiet på 02800. Er det akutt, ring 112.',
  ],
} as const

export const surveyPage = {
  description: 'Den årlige leilighetsundersøkelsen: brannvern, strøm og vann.',
} as const

export const soloServicePage = {
  title: 'Gratis hjelp av handyman',
  heading: 'Gratis handyman når du flytter inn',
  lead: 'Nye leietakere får inntil to timer gratis hjelp i løpet av de to første månedene.',
  description: 'Nye leietakere får inntil to timer gratis hjelp av handyman de to første månedene.',
  offersTitle: 'Dette hjelper vi med',
  offers: [
    { title: 'Opp på veggen', text: 'Hyller, bilder, speil og TV-feste.' },
    { title: 'Satt sammen', text: 'Senger, skap og bord i flatpakke.' },
    { title: 'Lys og gardiner', text: 'Gardinstenger, og lamper som har støpsel.' },
    { title: 'Små ting', text: 'Skap som ikke lukker, dører som tar i, lister som løsner.' },
  ],
  note: 'Faste elektriske punkter og rør må fagfolk ta. Det ordner vi også, men ikke som en del av tilbudet.',
} as const

export const agreementPage = {
  description: 'Bekreft at du har lest husordensreglene. De er en del av leiekontrakten.',
  read: 'Les husordensreglene først',
  version: (version: string) => `Utgave ${version}`,
} as const

export const apiPage = {
  title: 'Skjemaer for maskiner',
  heading: 'Skjemaer for maskiner',
  lead: 'Alt som kan sendes fra sidene, kan også sendes som JSON. Svaret sier hvor saken kan følges.',
  description: 'Grensesnittet til skjemaene, med felter og eksempler.',
  file: 'OpenAPI 3.1-beskrivelsen',
  required: 'må fylles ut',
  field: 'Felt',
  meaning: 'Betyr',
  values: 'Verdier',
} as const

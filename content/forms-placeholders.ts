export interface FormPlaceholder {
  path: string
  heading: string
  text: string
}

/** The addresses whose forms are not open yet; each says what it will be for, and how to reach us meanwhile. */
export const formPlaceholders: readonly FormPlaceholder[] = [
  {
    path: '/interesseskjema',
    heading: 'Interesseskjema',
    text: 'Her kan du snart fortelle oss hva du ser etter.',
  },
  {
    path: '/parkering-soknad',
    heading: 'Søk om parkering',
    text: 'Her kan du snart søke om fast parkeringsplass.',
  },
  {
    path: '/minilager-interesseskjema',
    heading: 'Interesseskjema',
    text: 'Her kan du snart melde interesse for minilager.',
  },
  {
    path: '/coliving-interesseskjema',
    heading: 'Interesseskjema',
    text: 'Her kan du snart melde interesse for coliving.',
  },
  {
    path: '/naering-interesseskjema',
    heading: 'Interesseskjema',
    text: 'Her kan du snart melde interesse for næringslokale.',
  },
  {
    path: '/tapt-nokkel',
    heading: 'Tapt nøkkel',
    text: 'Her kan du snart melde fra om en nøkkel du har mistet.',
  },
  {
    path: '/sjekkliste-flyttevask',
    heading: 'Sjekkliste for flyttevask',
    text: 'Her kommer sjekklista for deg som skal flytte ut.',
  },
  {
    path: '/si-opp-leilighet',
    heading: 'Si opp leiligheten',
    text: 'Her kan du snart si opp leieforholdet.',
  },
  { path: '/melde-avvik', heading: 'Meld avvik', text: 'Her kan du snart melde feil og skader, med bilder.' },
  { path: '/naboklage', heading: 'Naboklage', text: 'Her kan du snart sende en klage på naboforhold.' },
  {
    path: '/leilighetsundersokelse',
    heading: 'Leilighetsundersøkelse',
    text: 'Her kommer den årlige undersøkelsen av leiligheten.',
  },
  {
    path: '/husordensregler-avtale',
    heading: 'Avtale om husordensregler',
    text: 'Her kan du snart bekrefte at du har lest reglene.',
  },
  {
    path: '/solo-service',
    heading: 'Gratis hjelp av handyman',
    text: 'Her kan nye leietakere snart bestille inntil to timer gratis hjelp.',
  },
  {
    path: '/hvitevarefeil',
    heading: 'Hvitevarefeil',
    text: 'Her kommer råd og skjema for hvitevarer som ikke virker.',
  },
  { path: '/login', heading: 'Innlogging for ansatte', text: 'Her logger ansatte snart inn.' },
]

export const placeholderTexts = {
  meanwhile: 'Skjemaet åpner snart. Så lenge hjelper vi deg gjerne på e-post eller telefon.',
  mail: 'Send e-post',
  call: 'Ring oss',
} as const

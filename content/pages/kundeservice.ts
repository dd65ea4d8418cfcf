/** What a tile opens over the page, where scripts run (specification 2 §2). */
export type ServiceDialog = 'termination' | 'issue' | 'lostkey' | 'neighbor' | 'cleaning-checklist' | 'survey'

export interface ServiceTile {
  title: string
  text: string
  href: string
  dialog?: ServiceDialog
}

/** Customer service: thirteen ways on. */
export const kundeservicePage = {
  noticesTitle: 'Driftsmeldinger',
  title: 'Kundeservice',
  heading: 'Hva kan vi hjelpe deg med?',
  lead: 'Velg det som passer, så kommer du rett til riktig skjema eller veiledning.',
  description:
    'Kundeservice for leietakere: meld avvik, si opp, bestill nøkkel, naboklage, sjekkliste for flyttevask og mer.',
  tiles: [
    {
      title: 'Meld avvik',
      text: 'Noe er ødelagt, lekker eller virker ikke.',
      href: '/melde-avvik',
      dialog: 'issue',
    },
    { title: 'Hvitevarefeil', text: 'Prøv rådene først, eller meld feilen.', href: '/hvitevarefeil' },
    { title: 'Tapt nøkkel', text: 'Meld fra med en gang.', href: '/tapt-nokkel', dialog: 'lostkey' },
    {
      title: 'Si opp leiligheten',
      text: 'Se siste dag med husleie, og si opp.',
      href: '/si-opp-leilighet',
      dialog: 'termination',
    },
    {
      title: 'Sjekkliste for flyttevask',
      text: 'Rom for rom, punkt for punkt.',
      href: '/sjekkliste-flyttevask',
      dialog: 'cleaning-checklist',
    },
    {
      title: 'Naboklage',
      text: 'Når det ikke hjelper å snakke sammen.',
      href: '/naboklage',
      dialog: 'neighbor',
    },
    {
      title: 'Leilighetsundersøkelse',
      text: 'Den årlige sjekken av brann, strøm og vann.',
      href: '/leilighetsundersokelse',
      dialog: 'survey',
    },
    { title: 'Rense sluket', text: 'Et kvarter, to ganger i året.', href: '/rense-sluket' },
    { title: 'Husordensregler', text: 'Ro, søppel, vaskeri og parkering.', href: '/husordensregler' },
    { title: 'Gratis handyman', text: 'For deg som nettopp har flyttet inn.', href: '/solo-service' },
    { title: 'Parkering', text: 'Søk om fast plass.', href: '/parkering-soknad' },
    { title: 'Fakturainformasjon', text: 'For leverandører.', href: '/fakturainformasjon' },
    { title: 'Min side', text: 'Kontrakt, fakturaer og meldinger.', href: '/min-side' },
  ] satisfies ServiceTile[] as readonly ServiceTile[],
  hoursTitle: 'Åpningstider',
  phoneTitle: 'Telefon',
  onCallTitle: 'Vakttelefon',
  onCallText: 'For vannlekkasje, strømbrudd og det som ikke kan vente. Brenner det, ring 110.',
  mailTitle: 'E-post',
  myCases: 'Se det du har sendt oss',
} as const

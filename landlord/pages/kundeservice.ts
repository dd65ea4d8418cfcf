import type { KundeservicePage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import type { ServiceGroup } from '../../landlord-types/service.ts'

/** The thirteen tiles, the most urgent first. */
const groups: readonly ServiceGroup[] = [
  {
    id: 'akutt',
    title: 'Akutt',
    tiles: [
      {
        title: 'Tapt nøkkel',
        text: 'Meld fra med en gang.',
        href: '/tapt-nokkel',
        sign: 'key',
        dialog: 'lostkey',
      },
    ],
  },
  {
    id: 'feil',
    title: 'Feil',
    tiles: [
      {
        title: 'Meld avvik',
        text: 'Noe er ødelagt, lekker eller virker ikke.',
        href: '/melde-avvik',
        sign: 'fault',
        dialog: 'issue',
      },
      {
        title: 'Hvitevarefeil',
        text: 'Prøv rådene først, eller meld feilen.',
        href: '/hvitevarefeil',
        sign: 'appliance',
      },
      {
        title: 'Rense sluket',
        text: 'Et kvarters jobb, to ganger i året.',
        href: '/rense-sluket',
        sign: 'drain',
      },
      {
        title: 'Leilighetsundersøkelse',
        text: 'Den årlige sjekken av brann, strøm og vann.',
        href: '/leilighetsundersokelse',
        sign: 'survey',
        dialog: 'survey',
      },
    ],
  },
  {
    id: 'flytte',
    title: 'Flytte',
    tiles: [
      {
        title: 'Si opp leiligheten',
        text: 'Se siste dag med husleie, og si opp.',
        href: '/si-opp-leilighet',
        sign: 'leave',
        dialog: 'termination',
      },
      {
        title: 'Sjekkliste for flyttevask',
        text: 'Rom for rom, punkt for punkt.',
        href: '/sjekkliste-flyttevask',
        sign: 'cleaning',
        dialog: 'cleaning-checklist',
      },
      {
        title: 'Gratis handyman',
        text: 'For deg som nettopp har flyttet inn.',
        href: '/solo-service',
        sign: 'handyman',
      },
      { title: 'Parkering', text: 'Søk om fast plass.', href: '/parkering-soknad', sign: 'parking' },
    ],
  },
  {
    id: 'regler-og-faktura',
    title: 'Regler og faktura',
    tiles: [
      {
        title: 'Husordensregler',
        text: 'Ro, søppel, vaskeri og parkering.',
        href: '/husordensregler',
        sign: 'rules',
      },
      {
        title: 'Naboklage',
        text: 'Når det ikke hjelper å snakke sammen.',
        href: '/naboklage',
        sign: 'neighbor',
        dialog: 'neighbor',
      },
      {
        title: 'Fakturainformasjon',
        text: 'For leverandører.',
        href: '/fakturainformasjon',
        sign: 'invoice',
      },
      { title: 'Min side', text: 'Kontrakt, fakturaer og meldinger.', href: '/min-side', sign: 'tenant' },
    ],
  },
]

/** Customer service: the urgent numbers, then thirteen tiles. */
export const kundeservicePage: Words<KundeservicePage> = {
  nb: {
    title: 'Kundeservice',
    heading: 'Hva kan vi hjelpe deg med?',
    lead: 'Velg det som passer, så kommer du rett til riktig skjema eller veiledning.',
    description:
      'Kundeservice for leietakere: meld avvik, si opp, meld tapt nøkkel, send naboklage, finn sjekkliste for flyttevask og mer.',
    groups,
    urgent: [{ title: 'Brann, røyk eller gass', number: '110', text: 'Kom deg ut først.' }],
    onCallTitle: 'Vakttelefon',
    onCallText: 'For vannlekkasje, strømbrudd og det som ikke kan vente.',
    disputes: {
      title: 'Er vi uenige?',
      text: 'Si fra til oss først. Gjelder det leie av bolig, kan du klage til Husleietvistutvalget (HTU).',
      link: 'htu.no',
      href: 'https://www.htu.no',
    },
  },
}

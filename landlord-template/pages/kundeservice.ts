import type { KundeservicePage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import type { ServiceGroup } from '../../landlord-types/service.ts'

const groups: readonly ServiceGroup[] = [
  {
    id: 'feil',
    title: 'Noe er galt',
    tiles: [
      { title: 'Meld avvik', text: 'Feil i boligen.', href: '/melde-avvik', sign: 'fault', dialog: 'issue' },
      {
        title: 'Tapt nøkkel',
        text: 'Meld det straks.',
        href: '/tapt-nokkel',
        sign: 'key',
        dialog: 'lostkey',
      },
      { title: 'Hvitevarefeil', text: 'Råd og skjema.', href: '/hvitevarefeil', sign: 'appliance' },
      { title: 'Rense sluket', text: 'Slik gjør du det.', href: '/rense-sluket', sign: 'drain' },
      {
        title: 'Naboklage',
        text: 'Støy og annet.',
        href: '/naboklage',
        sign: 'neighbor',
        dialog: 'neighbor',
      },
    ],
  },
  {
    id: 'flytte',
    title: 'Flytte',
    tiles: [
      {
        title: 'Si opp leiligheten',
        text: 'Se hvor lenge du betaler.',
        href: '/si-opp-leilighet',
        sign: 'leave',
        dialog: 'termination',
      },
      {
        title: 'Sjekkliste for flyttevask',
        text: 'Kryss av etter hvert.',
        href: '/sjekkliste-flyttevask',
        sign: 'cleaning',
        dialog: 'cleaning-checklist',
      },
    ],
  },
  {
    id: 'avtaler',
    title: 'Avtaler',
    tiles: [
      { title: 'Husordensregler', text: 'Det som gjelder.', href: '/husordensregler', sign: 'rules' },
      { title: 'Min side', text: 'Kontrakt og betaling.', href: '/min-side', sign: 'tenant' },
      { title: 'Faktura', text: 'For leverandører.', href: '/fakturainformasjon', sign: 'invoice' },
    ],
  },
]

export const kundeservicePage: Words<KundeservicePage> = {
  nb: {
    title: 'Kundeservice',
    heading: 'Hva gjelder det?',
    lead: 'Velg det som passer best.',
    description: 'Skjemaer og råd for deg som leier.',
    groups,
    urgent: [{ title: 'Brann, røyk eller gass', number: '110', text: 'Gå ut først.' }],
    onCallTitle: 'Vakttelefon',
    onCallText: 'For vann på gulvet og annet som haster.',
    disputes: {
      title: 'Uenig med oss?',
      text: 'Si det til oss først. Du kan klage til Husleietvistutvalget (HTU) når det gjelder leie av bolig.',
      link: 'htu.no',
      href: 'https://www.htu.no',
    },
  },
}

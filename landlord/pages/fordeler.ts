import type { FordelerPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
export const fordelerPage: Words<FordelerPage> = {
  nb: {
    title: 'Fordeler for leietakere',
    heading: 'Dette følger med når du leier hos oss',
    lead: 'Noen fordeler koster ingenting. Andre koster oss litt, og det er vi glade for.',
    description:
      'Fordeler for leietakere: handyman når du flytter inn, egne vaktmestere, døgnåpen vakttelefon og først i køen når du vil bytte bolig.',
    items: [
      {
        title: 'Inntil to timer gratis hjelp',
        text: 'En handyman hjelper deg i inntil to timer de to første månedene, for eksempel med å henge opp lamper eller montere senga.',
        href: '/solo-service',
        link: 'Bestill hjelp',
      },
      {
        title: 'Vakttelefon hele døgnet',
        text: 'Vann på gulvet klokka tre om natta er vårt problem også.',
        href: '/kundeservice',
        link: 'Se numrene',
      },
      {
        title: 'Først i køen',
        text: 'Vil du bytte til noe større eller mindre, får du vite det før vi annonserer.',
        href: '/interesseskjema',
        link: 'Meld interesse',
      },
      {
        title: 'Bod og plass i nærheten',
        text: 'Leietakere får minilager og parkering i samme område når det er ledig.',
        href: '/minilager',
        link: 'Se minilager',
      },
      {
        title: 'Alt på Min side',
        text: 'Kontrakt, fakturaer og meldinger på ett sted.',
        href: '/min-side',
        link: 'Om Min side',
      },
      {
        title: 'Gode råd',
        text: 'Veiledninger skrevet av rørleggeren og vaktmesterne våre.',
        href: '/rense-sluket',
        link: 'Rens sluket selv',
      },
    ],
  },
}

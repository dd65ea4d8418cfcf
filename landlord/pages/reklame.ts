import { interestPathOf } from '../categories.ts'
export const reklamePage = {
  title: 'Reklame',
  heading: 'Vegger som mange går forbi',
  lead: 'Gavlvegger, fasader og tavler i Larvik, Notodden, Stokke og Kristiansand. Du kommer med budskapet, vi har flata.',
  description:
    'Lei reklameplass på fasader, gavlvegger og tavler i Larvik, Notodden, Stokke og Kristiansand.',
  scale: 'Arealene i samme målestokk, ved siden av en voksen på 1,75 meter.',
  listTitle: 'Utvalgte plasser',
  loading: 'Laster reklameplasser...',
  empty: 'Ingen reklameplasser er for øyeblikket tilgjengelige.',
  area: 'Areal',
  yearBuilt: 'Byggeår',
  status: 'Status',
  details: 'Se detaljer',
  askTitle: 'Har du et budskap?',
  askText: 'Fortell hvor og hvor lenge, så sender vi mål, bilder og pris.',
  askForThis: 'Spør om plassen',
  links: [
    {
      label: 'Se alle reklameplassene',
      note: 'Også leskur, vinduer og tavler som ikke vises her.',
      href: '/eiendommer?type=reklame',
    },
    {
      label: 'Leier du plass hos oss?',
      note: 'Skifte av motiv, faktura eller oppsigelse går via kundeservice.',
      href: '/kundeservice',
    },
  ],
  ask: 'Send interesseskjema',
  askHref: interestPathOf('reklame'),
} as const

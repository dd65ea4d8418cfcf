export const reklamePage = {
  title: 'Reklame',
  heading: 'Vegger som mange går forbi',
  lead: 'Gavlvegger, fasader og tavler i Larvik, Notodden, Stokke og Kristiansand. Du kommer med budskapet, vi har flata.',
  description:
    'Lei reklameplass på fasader, gavlvegger og tavler i Larvik, Notodden, Stokke og Kristiansand.',
  listTitle: 'Utvalgte plasser',
  loading: 'Laster reklameplasser...',
  empty: 'Ingen reklameplasser er for øyeblikket tilgjengelige.',
  area: 'Areal',
  yearBuilt: 'Byggeår',
  details: 'Se detaljer',
  askTitle: 'Har du et budskap?',
  askText: 'Fortell hvor og hvor lenge, så sender vi mål, bilder og pris.',
  ask: 'Send interesseskjema',
  askHref: '/interesseskjema?type=reklame',
} as const

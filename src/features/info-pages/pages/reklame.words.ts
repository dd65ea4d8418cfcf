import { defineWords } from '../../../domain/text/language.ts'

export const reklameWords = defineWords({
  nb: {
    scale: 'Arealene i samme målestokk, ved siden av en voksen på 1,75 meter.',
    loading: 'Laster reklameplasser...',
    empty: 'Ingen reklameplasser er for øyeblikket tilgjengelige.',
    area: 'Areal',
    yearBuilt: 'Byggeår',
    status: 'Status',
    details: 'Se detaljer',
    askForThis: 'Spør om plassen',
    ask: 'Send interesseskjema',
  },
})

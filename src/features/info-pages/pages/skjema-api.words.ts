import { defineWords } from '../../../domain/text/language.ts'

export const apiPage = defineWords({
  nb: {
    title: 'Skjemaer for maskiner',
    heading: 'Skjemaer for maskiner',
    lead: 'Alt som kan sendes fra sidene, kan også sendes som JSON. Svaret sier hvor saken kan følges.',
    description: 'Grensesnittet til skjemaene, med felter og eksempler.',
    file: 'OpenAPI 3.1-beskrivelsen',
    required: 'må fylles ut',
    field: 'Felt',
    meaning: 'Betyr',
    values: 'Verdier',
  },
})

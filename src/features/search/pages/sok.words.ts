import { defineWords } from '../../../domain/text/language.ts'

/** The search. */
export const searchWords = defineWords({
  nb: {
    title: 'Søk',
    description: 'Søk i boliger, skjemaer, veiledninger og husordensregler.',
    field: 'Hva leter du etter?',
    help: 'For eksempel «toroms under 12 000» eller «mistet nøkkelen».',
    button: 'Søk',
    suggestions: 'Forslag',
  },
})

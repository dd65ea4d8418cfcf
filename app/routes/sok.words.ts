import { defineWords } from '../../domain/language.ts'

/** The search. */
export const searchWords = defineWords({
  nb: {
    title: 'Søk',
    description: 'Søk i boliger, skjemaer, veiledninger og husregler.',
    field: 'Hva leter du etter?',
    help: 'For eksempel «nøkkel», «bod» eller en adresse.',
    button: 'Søk',
    suggestions: 'Forslag',
  },
})

import { defineWords } from '../../../domain/text/language.ts'

export const boligWords = defineWords({
  nb: {
    loading: 'Laster områder...',
    empty: 'Ingen boliger funnet for øyeblikket.',
  },
})

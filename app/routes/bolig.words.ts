import { defineWords } from '../../domain/language.ts'

export const boligWords = defineWords({
  nb: {
    loading: 'Laster områder...',
    empty: 'Ingen boliger funnet for øyeblikket.',
  },
})

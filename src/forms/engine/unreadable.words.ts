import { defineWords } from '../../domain/text/language.ts'

/** The error for a submission that cannot be read. In its own file, since every page loads it. */
export const unreadableWords = defineWords({
  nb: {
    title: 'Feil',
    text: 'Vi klarte ikke å lese skjemaet. Er bildene store, send færre om gangen.',
  },
})

import { defineWords } from '../../domain/text/language.ts'

/** The line that mails begin with which the sender can answer: what stands below it in an answer is ours. */
export const replyMarkerWords = defineWords({
  nb: { marker: 'Skriv svaret ditt over denne linjen.' },
})

import { defineWords } from '../../domain/language.ts'

/** Replies, notes and messages to several senders. */
export const writingTexts = defineWords({ nb: { missing: 'Skriv noe først' } })

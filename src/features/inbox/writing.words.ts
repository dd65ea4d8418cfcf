/** Replies, notes and messages to several senders. */
export const writingTexts = { missing: 'Skriv noe først' }

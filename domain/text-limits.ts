/** The longest text that anyone writes here: an answer, a message, a reply, a note, a mail that came in. */
export const MAX_TEXT_CHARACTERS = 10_000

/** The maximum length in characters of an answer, a message, a reply, a note or an incoming mail. */
export const MAX_TEXT_CHARACTERS = 10_000

import type { Words } from './language.ts'

/** A topic of free messages that a role reads besides the roles that read all of them. */
export interface ReadingTopic {
  role: 'saksbehandler' | 'vaktmester' | 'okonomi'
  /** What the messages are about: follows «spørsmål om». */
  name: Words<string>
  /** A message is about it where its text contains one of these, in small letters. */
  words: readonly string[]
}

/** The headers that decide how a mail is classified, besides its addresses. */
export const relevantHeaders = [
  'auto-submitted',
  'precedence',
  'x-autoreply',
  'x-autorespond',
  'return-path',
  'content-type',
  'delivered-to',
  'x-original-to',
  'envelope-to',
] as const

export type RelevantHeader = (typeof relevantHeaders)[number]

/** What the site uses of a mail, every part of it bounded. Made in the mail reader's process. */
export interface ParsedMail {
  /** Empty where the mail has none. */
  messageId: string
  /** The address in From, as it is written; empty where there is none. */
  sender: string
  subject: string
  /** The addresses in To and Cc. */
  recipients: string[]
  /** The Message-IDs, with their brackets, of what the mail answers. */
  answered: string[]
  headers: Partial<Record<RelevantHeader, string[]>>
  /** What the sender wrote, without what is quoted. */
  text: string
  photos: AttachedPhoto[]
  /** The names of attachments that are no photos. */
  others: string[]
  /** Set where the mail reports that another one was not delivered. */
  bounce: Bounce | null
}

/** A report that a mail was not delivered. */
export interface Bounce {
  /** The Message-IDs, with their brackets, of what was returned; empty where the report does not say. */
  messageIds: string[]
  /** The address that it did not reach. */
  recipient: string
  /** The mail server's message. */
  reason: string
}

export interface AttachedPhoto {
  name: string
  content: Uint8Array
}

/** Why a mail was not read. `interrupted`: the process ended while an earlier attempt was under way. */
export type ReadProblem = 'too-large' | 'too-complex' | 'unreadable' | 'reader-failed' | 'interrupted'

export type ReadAnswer = { mail: ParsedMail } | { problem: ReadProblem }

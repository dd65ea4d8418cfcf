/** The headers that decide how a mail is classified, besides its addresses. */
export const relevantHeaders = [
  'auto-submitted',
  'precedence',
  'x-autoreply',
  'x-autorespond',
  'x-auto-response-suppress',
  'x-ms-exchange-generated-message-source',
  'list-id',
  'list-unsubscribe',
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
  /** The address in From; what From says where that is not one plain address, and empty where there is none. */
  sender: string
  isSenderPlain: boolean
  subject: string
  /** The addresses in To and Cc. */
  recipients: string[]
  /** The Message-IDs, with their brackets, of what the mail answers. */
  answered: string[]
  headers: Partial<Record<RelevantHeader, string[]>>
  /** What the sender wrote, without what surely quotes a mail of ours. */
  text: string
  /** All that the mail says. */
  whole: string
  /** Whether it only says that a mail was liked. */
  isReaction: boolean
  /** The answer of a calendar to an invitation. */
  calendarReply: CalendarReply | null
  photos: AttachedFile[]
  /** Attachments that are no photos. */
  files: AttachedFile[]
  /** A hash of what the mail says and holds, without what servers add to it on its way. */
  contentHash: string
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

/** How an invitation was answered (RFC 5546 §3.2.3). */
export interface CalendarReply {
  uid: string
  /** The version of the event that was answered; null where it is not said. */
  sequence: number | null
  answer: 'accepted' | 'tentative' | 'declined'
  /** What the attendee wrote to it. */
  comment: string
}

export interface AttachedFile {
  name: string
  content: Uint8Array
  /** A picture of a signature or a letterhead. */
  isDecoration: boolean
}

/** Why a mail was not read. `interrupted`: the process ended while an earlier attempt was under way. */
export type ReadProblem = 'too-large' | 'too-complex' | 'unreadable' | 'reader-failed' | 'interrupted'

export type ReadAnswer = { mail: ParsedMail } | { problem: ReadProblem }

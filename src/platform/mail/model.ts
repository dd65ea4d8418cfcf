import type { Contact } from '../../../landlord-types/contact.ts'
import type { Language } from '../../../landlord-types/language.ts'
import type { CalendarMethod } from '../../domain/time/icalendar.ts'

/** The content of a mail as blocks, before it is rendered as HTML and text. */
export interface MailModel {
  language: Language
  subject: string
  /** What a mailbox shows beside the subject. */
  preheader: string
  heading: string
  blocks: readonly MailBlock[]
  /** Where an answer goes; the company where it is left out. */
  replyTo?: string
  /** Where a mail program posts to end such mails (RFC 8058). */
  unsubscribe?: string
  /** What a mail program puts into the recipient's calendar, or removes from it. */
  calendar?: MailCalendar
}

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'quiet'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'code'; code: string }
  | { kind: 'quote'; text: string }

/** An iCalendar file and its method, which the mail says too (RFC 6047). */
export interface MailCalendar {
  method: CalendarMethod
  file: string
}

/** A rendered mail. */
export interface RenderedMail {
  html: string
  text: string
  /** The landlord's icon, as PNG, which the HTML shows by `ICON_ID`. */
  icon: Buffer
}

/** Who the landlord is in a mail, and how they are reached. */
export type MailContact = Pick<Contact, 'name' | 'legalName' | 'email' | 'phone'>

/** Makes the two forms of a mail; the built application gives it. */
export type RenderMail = (model: MailModel, contact: MailContact) => RenderedMail

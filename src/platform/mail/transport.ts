import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '#landlord/company.ts'
import { ICON_ID } from '../../domain/contact/mail-icon.ts'
import type { Config } from '../base/config.ts'
import { lazyAsync } from '../base/lazy-async.ts'
import type { MailCalendar, RenderedMail } from './model.ts'

interface OutgoingMail extends RenderedMail {
  messageId: string
  /** The name that it comes from. */
  from: string
  to: string
  subject: string
  replyTo: string | undefined
  /** Where a mail program posts to end such mails. */
  unsubscribe: string | undefined
  calendar: MailCalendar | undefined
}

/** Hands mail in. */
export interface MailTransport {
  /** Resolves once the mail server has accepted the mail, or it is on disk. */
  send(mail: OutgoingMail): Promise<void>
  /** Closes idle connections; mails under way go on. */
  close(): void
  /** Cuts all connections: mails under way fail. */
  abort(): void
  /** Whether mail goes to no mail server, and is only stored. */
  readonly onlyStores: boolean
}

/** As many mails are sent at a time. */
export const MAIL_CONNECTIONS = 4

/** How long a mail server may take until it greets. */
const CONNECT_MS = 10_000
const GREETING_MS = 30_000

/**
 * How long a mail server may take for each step. A client that gives up between a mail's end and the answer makes it
 * be sent twice (RFC 1047), so a slow server is waited for (RFC 5321 §4.5.3.2).
 */
const STEP_MS = 120_000

/** The server that SMTP_URL names; without one, mails are kept as `.eml` files under DATA_DIR. */
export function openMailTransport(config: Config): MailTransport {
  const bounceAddress = config.MAIL_REPLY_ADDRESS ?? company.email
  return config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, bounceAddress)
    : fileTransport(mailFolder(config), bounceAddress)
}

/** The path of the folder in which mails are kept where no SMTP_URL is set. */
export function mailFolder(config: Config): string {
  return join(config.DATA_DIR, 'mail')
}

function messageOf(
  { messageId, from, to, subject, replyTo, unsubscribe, calendar, html, text, icon }: OutgoingMail,
  bounceAddress: string,
) {
  return {
    messageId,
    from: { name: from, address: company.email },
    // As an object: no part of it is read as a second address.
    to: { name: '', address: to },
    subject,
    html,
    text,
    // Without a name it is not listed as a file.
    attachments: [
      {
        cid: ICON_ID,
        content: icon,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        filename: false as const,
      },
    ],
    // Norwegian in Latin letters: what nodemailer finds out by reading each text twice.
    textEncoding: 'quoted-printable' as const,
    ...(calendar
      ? { icalEvent: { method: calendar.method, filename: 'besok.ics', content: calendar.file } }
      : {}),
    // Where a report goes that the mail was not delivered: to the mailbox that the site reads.
    envelope: { from: replyTo ?? bounceAddress, to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    headers: {
      // Tells other machines not to answer (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // Outlook: a reaction to a mail of a program reaches no person.
      'X-MS-Reactions': 'disallow',
      ...(unsubscribe ? oneClickHeaders(unsubscribe) : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One press in the mail program ends such mails (RFC 8058). A DKIM signature must cover both. */
const oneClickHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function smtpTransport(url: string, bounceAddress: string): MailTransport {
  let isClosed = false
  const late = lazyAsync(async () => {
    const { createTransport } = await import('nodemailer')
    // All in one object: a second argument would be the defaults of mails.
    return createTransport({
      url,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: GREETING_MS,
      socketTimeout: STEP_MS,
    })
  })
  return {
    async send(mail) {
      const transport = await late.open()
      if (isClosed) throw new Error('The connections to the mail server have been closed.')
      await transport.sendMail(messageOf(mail, bounceAddress))
    },
    close() {
      isClosed = true
      late.opened?.close()
    },
    abort() {
      isClosed = true
      late.opened?.close({ force: true })
    },
    onlyStores: false,
  }
}

function fileTransport(folder: string, bounceAddress: string): MailTransport {
  const late = lazyAsync(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true })
  })
  return {
    async send(mail) {
      const transport = await late.open()
      const { message } = await transport.sendMail(messageOf(mail, bounceAddress))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Named by its id, so that a mail that is sent again is one file; whole or not there.
      const file = join(folder, `${mail.messageId.replace(/[<>]/g, '')}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => undefined,
    abort: () => undefined,
    onlyStores: true,
  }
}

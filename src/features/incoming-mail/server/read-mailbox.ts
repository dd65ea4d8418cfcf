import type { ImapFlow } from 'imapflow'
import { type IncomingDeps, ingestMail, type MailOutcome } from './ingest-mail.ts'
import { MAX_HEAD_BYTES } from './mail-head.ts'
import { MAX_MAIL_BYTES } from './mail-limits.ts'
import { setAside } from './set-aside.ts'

/** The maximum number of mails in one run; the next run reads the rest. */
const MAX_MAILS_A_LOOK = 100

/** How long the mailbox's server may take to answer a command, a mail of the largest size included. */
const PATIENCE_MS = 60_000

/** After this time a run begins no other mail. */
const LOOK_MS = 5 * 60_000

interface Mailbox {
  client: ImapFlow
  /** Runs a command; one that is not answered in time closes the connection. */
  ask<T>(command: Promise<T>): Promise<T>
}

/**
 * Ingests the unread mails of a mailbox. A mail is marked as read once it is stored; one that cannot be stored stays
 * unread for the next run. Returns the outcome of each.
 * @throws Error if the server cannot be reached, refuses, or does not answer.
 */
export async function readMailbox(
  deps: IncomingDeps,
  imapUrl: string,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): Promise<MailOutcome[]> {
  const url = new URL(imapUrl)
  const client = await openClient(url, patienceMs)
  // Without a listener, a lost connection would end the process; the running call still fails.
  client.on('error', (error) => deps.log.warn({ err: error }, 'Mailbox connection error'))
  const ask = <T>(command: Promise<T>) => withDeadline(command, patienceMs, () => client.close())
  try {
    await ask(client.connect())
    const lock = await ask(client.getMailboxLock(decodeURIComponent(url.pathname.slice(1)) || 'INBOX'))
    try {
      return await takeUnread(deps, { client, ask })
    } finally {
      lock.release()
    }
  } finally {
    await ask(client.logout()).catch(() => undefined)
    client.close()
  }
}

async function openClient(url: URL, patienceMs: number): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const isSecure = url.protocol === 'imaps:'
  return new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    // Every command has a deadline of its own. Between commands a mail may be worked on for longer than that.
    socketTimeout: 30 * PATIENCE_MS,
    maxLiteralSize: 2 * MAX_MAIL_BYTES,
    // Unencrypted only to this machine.
    ...(isSecure || isLocal(url.hostname) ? {} : { doSTARTTLS: true }),
  })
}

async function takeUnread(deps: IncomingDeps, mailbox: Mailbox): Promise<MailOutcome[]> {
  const { client, ask } = mailbox
  const unread = (await ask(client.search({ seen: false }, { uid: true }))) || []
  const taken: MailOutcome[] = []
  const start = performance.now()
  for (const uid of unread.slice(0, MAX_MAILS_A_LOOK)) {
    if (performance.now() - start > LOOK_MS) break
    try {
      const result = await takeOne(deps, mailbox, uid)
      if (result) taken.push(result)
    } catch (error) {
      deps.log.error({ err: error, uid }, 'Mail ingestion failed; it is retried')
      if (!client.usable) throw error
    }
  }
  return taken
}

async function takeOne(
  deps: IncomingDeps,
  { client, ask }: Mailbox,
  uid: number,
): Promise<MailOutcome | null> {
  const flag = (...flags: string[]) => ask(client.messageFlagsAdd(String(uid), flags, { uid: true }))
  const fetch = async (source: true | { start: number; maxLength: number }) => {
    // BODY.PEEK: reading it does not mark it.
    const message = await ask(client.fetchOne(String(uid), { source }, { uid: true }))
    return message ? (message.source ?? null) : null
  }
  const found = await ask(client.fetchOne(String(uid), { size: true }, { uid: true }))
  if (!found) return null
  const bytes = found.size ?? 0
  if (bytes > MAX_MAIL_BYTES) {
    const head = (await fetch({ start: 0, maxLength: MAX_HEAD_BYTES })) ?? Buffer.alloc(0)
    const mailbox = client.mailbox && `${client.mailbox.path}:${client.mailbox.uidValidity}`
    const unread = {
      key: `imap:${mailbox}:${uid}`,
      head,
      bytes,
      problem: 'too-large',
      source: 'mailbox',
    } as const
    await setAside(deps.database.pool, unread, new Date())
    deps.log.warn({ uid, bytes }, 'Set aside an oversized mail')
    await flag('\\Seen', '\\Flagged')
    return 'set-aside'
  }
  const raw = await fetch(true)
  if (!raw) return null
  const taken = await ingestMail(deps, raw, { source: 'mailbox' })
  if (taken === 'later') return null
  // Unreadable mails are flagged for a staff member who opens the mailbox.
  await (taken === 'set-aside' ? flag('\\Seen', '\\Flagged') : flag('\\Seen'))
  return taken
}

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/**
 * Gives what `work` gives, in time.
 * @throws Error after `ms`, once `giveUp` was called to end the work.
 */
function withDeadline<T>(work: Promise<T>, ms: number, giveUp: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      giveUp()
      reject(new Error(`No answer within ${ms / 1000} s`))
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

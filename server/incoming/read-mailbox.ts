import { ImapFlow } from 'imapflow'
import { type IncomingDesk, MAX_MAIL_BYTES, type Taken, takeMail, UnreadableMail } from './take-mail.ts'

/** As many are read at a time; the rest comes with the next look. */
const MOST_AT_ONCE = 100

/**
 * Takes in what is unread in a mailbox. A mail is marked as read once it is stored here; what cannot be stored
 * stays unread, and is tried again with the next look. Gives what became of each.
 */
export async function readMailbox(desk: IncomingDesk, imapUrl: string): Promise<Taken[]> {
  const url = new URL(imapUrl)
  const isSecure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    // Plain text only to this very machine.
    ...(isSecure || isLocal(url.hostname) ? {} : { doSTARTTLS: true }),
  })
  // Without somebody to hear it, a line that breaks would end the process; the call under way fails all the same.
  client.on('error', (error) => desk.log.warn({ err: error }, 'The mailbox reports an error'))
  await client.connect()
  try {
    const lock = await client.getMailboxLock(decodeURIComponent(url.pathname.slice(1)) || 'INBOX')
    try {
      const unread = (await client.search({ seen: false }, { uid: true })) || []
      const taken: Taken[] = []
      for (const uid of unread.slice(0, MOST_AT_ONCE)) {
        const result = await takeOne(desk, client, uid)
        if (result) taken.push(result)
      }
      return taken
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

async function takeOne(desk: IncomingDesk, client: ImapFlow, uid: number): Promise<Taken | null> {
  try {
    const found = await client.fetchOne(String(uid), { size: true }, { uid: true })
    if (!found) return null
    if ((found.size ?? 0) > MAX_MAIL_BYTES) {
      desk.log.warn({ uid, size: found.size }, 'A mail is too large to be taken in, and stays in the mailbox')
      await setAside(client, uid)
      return null
    }
    // BODY.PEEK: reading it does not mark it.
    const message = await client.fetchOne(String(uid), { source: true }, { uid: true })
    if (!message || message.source === undefined) return null
    const taken = await takeMail(desk, message.source)
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    return taken
  } catch (error) {
    if (error instanceof UnreadableMail) {
      desk.log.warn({ err: error, uid }, 'A mail cannot be read, and stays in the mailbox')
      await setAside(client, uid)
      return null
    }
    desk.log.error({ err: error, uid }, 'A mail could not be taken in; it is tried again')
    return null
  }
}

/** What can never be taken in is marked for whoever looks into the mailbox, and not tried again. */
const setAside = (client: ImapFlow, uid: number) =>
  client.messageFlagsAdd(String(uid), ['\\Seen', '\\Flagged'], { uid: true })

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

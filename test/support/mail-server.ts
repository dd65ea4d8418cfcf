import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { portOf } from '../../src/platform/http/port-of.ts'

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** The accepted mails, in order. */
  received: (Email & { recipients: string[] })[]
  /** From now on answers every mail with a failure, or takes it (null). */
  refuse(code: number | null, says?: string): void
  /** How many mails it has refused so far. */
  refused(): number
  /** From now on accepts a mail at once, but confirms it after so many ms. */
  answerAfter(ms: number): void
  /** From now on takes every mail and answers none, until they are released. */
  hold(): void
  /** From now on answers again; what it holds waits on. */
  holdNoMore(): void
  release(): void
  /** From now on answers again; what it holds is lost. */
  forget(): void
  /** How many connections were ever opened, the most at a time, those open now, and how many mails are held. */
  connections(): { opened: number; most: number; now: number; held: number }
  /** Stops listening and cuts every connection; `start` listens again at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it is given. */
export async function mailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  let refusal: { code: number; says: string } | null = null
  let isHolding = false
  let held: (() => void)[] = []
  let refused = 0
  let lateMs = 0
  let [opened, now, most] = [0, 0, 0]
  const open = () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 1,
      onConnect(_session, done) {
        opened += 1
        now += 1
        most = Math.max(most, now)
        done()
      },
      onClose() {
        now -= 1
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk) => chunks.push(chunk))
        stream.on('end', async () => {
          if (refusal) {
            refused += 1
            return done(Object.assign(new Error(refusal.says), { responseCode: refusal.code }))
          }
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          const mail = { ...(await PostalMime.parse(Buffer.concat(chunks))), recipients }
          const accept = () => {
            received.push(mail)
            if (lateMs > 0) setTimeout(done, lateMs)
            else done()
          }
          if (isHolding) held.push(accept)
          else accept()
        })
      },
    })
    server.on('error', () => undefined)
    return server
  }
  const listen = (server: SMTPServer, port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  let server = open()
  await listen(server, 0)
  const port = portOf(server.server)
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(code, says = 'Not now') {
      refusal = code === null ? null : { code, says }
    },
    refused: () => refused,
    answerAfter(ms) {
      lateMs = ms
    },
    hold() {
      isHolding = true
      held = []
    },
    holdNoMore() {
      isHolding = false
    },
    release() {
      const accepts = held
      isHolding = false
      held = []
      for (const accept of accepts) accept()
    },
    forget() {
      isHolding = false
      held = []
    },
    connections: () => ({ opened, most, now, held: held.length }),
    stop,
    async start() {
      server = open()
      await listen(server, port)
    },
    close: stop,
  }
}

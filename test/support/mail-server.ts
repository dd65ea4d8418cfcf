import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** What has been handed in, in its order. */
  received: (Email & { recipients: string[] })[]
  /** From now on answers every mail with a failure, or takes it (null). */
  refuse(code: number | null): void
  /** From now on says only after so many ms that it has a mail, which it has at once. */
  answerAfter(ms: number): void
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it is given. */
export async function mailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  let refusal: number | null = null
  let lateMs = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        if (refusal) return done(Object.assign(new Error('Not now'), { responseCode: refusal }))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients })
        setTimeout(done, lateMs)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(code) {
      refusal = code
    },
    answerAfter(ms) {
      lateMs = ms
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

import { createServer, connect as openSocket, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hasDovecot, type ImapServer, imapServer } from '../../../../test/support/imap-server.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writtenMail } from '../../../../test/support/written-mail.ts'
import { portOf } from '../../../platform/http/port-of.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { readMailbox } from './read-mailbox.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no' })
})
afterAll(() => server.stop())

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server on loopback that handles each connection with the given function. Gives its port and its open connections. */
async function rawServer(onConnection: (socket: Socket) => void) {
  const open = new Set<Socket>()
  const listener = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    for (const socket of open) socket.destroy()
    listener.close()
  })
  return { port: portOf(listener), open }
}

describe('a mailbox on a server that does not answer', () => {
  test.each<[string, (socket: Socket) => void]>([
    ['not even with a greeting', (socket) => socket.resume()],
    [
      'after its greeting',
      (socket) => {
        socket.resume()
        socket.write('* OK ready\r\n')
      },
    ],
    [
      'whose answer never ends',
      (socket) => {
        socket.resume()
        const timer = setInterval(() => socket.write('* '), 20)
        socket.on('close', () => clearInterval(timer))
      },
    ],
    ['and closes the connection', (socket) => socket.destroy()],
  ])('fails in time and leaves no connection open: %s', async (_, onConnection) => {
    const { port, open } = await rawServer(onConnection)
    const url = `imap://svar:hemmelig@127.0.0.1:${port}/INBOX`
    await expect(readMailbox(server.incoming, url, { patienceMs: 300 })).rejects.toThrow()
    await expect.poll(() => open.size).toBe(0)
  })
})

describe.runIf(hasDovecot())('a connection that is cut in the middle of a mail', () => {
  let imap: ImapServer
  beforeAll(async () => {
    imap = await imapServer()
  })
  afterAll(() => imap.close())

  test('fails, and the next run ingests the mail once', async () => {
    const sent = await sendCase(server, 'issue-report')
    const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, sent.id))
    imap.deliver(writtenMail({ to, body: `Svar ${'x'.repeat(500_000)}` }))
    const real = Number(new URL(imap.url).port)
    let cuts = 0
    const { port, open } = await rawServer((socket) => {
      const upstream = openSocket(real, '127.0.0.1')
      upstream.on('error', () => undefined)
      socket.pipe(upstream)
      let passed = 0
      upstream.on('data', (chunk) => {
        passed += chunk.length
        if (passed > 100_000) {
          cuts += 1
          socket.destroy()
          upstream.destroy()
        } else socket.write(chunk)
      })
      socket.on('close', () => upstream.destroy())
    })
    const url = new URL(imap.url)
    url.port = String(port)
    await expect(readMailbox(server.incoming, url.href, { patienceMs: 5000 })).rejects.toThrow()
    expect(cuts).toBe(1)
    await expect.poll(() => open.size).toBe(0)
    expect(await readMailbox(server.incoming, imap.url)).toEqual(['taken'])
    expect(await readMailbox(server.incoming, imap.url)).toEqual([])
  })
})

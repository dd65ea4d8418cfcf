import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { blankPhoto } from '../../test/support/blank-photo.ts'
import { freePort } from '../../test/support/free-port.ts'
import { hasDovecot, imapServer } from '../../test/support/imap-server.ts'
import { type MailServer, mailServer } from '../../test/support/mail-server.ts'
import { makeColleagueByCommand, signInOverHttp } from '../../test/support/staff-browser.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { evidenceFolder } from './evidence.ts'
import { type Death, Supervisor } from './supervisor.ts'
import { Target } from './target.ts'

/** The site under attack, with real servers for its mail, on a folder of its own. */
export interface Stage {
  port: number
  dataDir: string
  photo: Buffer
  mailbox: MailServer
  supervisor: Supervisor
  target: Target
  close(): Promise<void>
}

const INBOUND_KEY = 'hostile-inbound-mail-key-0123456789'

export async function openStage(onDeath: (death: Death) => void): Promise<Stage> {
  const port = await freePort()
  const dataDir = temporaryFolder('hostile')
  const mailbox = await mailServer()
  const imap = hasDovecot() ? await imapServer() : null
  if (!imap) process.stdout.write('No Dovecot here: the mailbox is not attacked.\n')
  const environment = {
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
    SMTP_URL: mailbox.url,
    MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no',
    INBOUND_MAIL_KEY: INBOUND_KEY,
    ...(imap ? { IMAP_URL: imap.url } : {}),
  }
  const logFile = join(evidenceFolder, 'site.log')
  const supervisor = new Supervisor({ port, environment, logFile, onDeath })
  await supervisor.start()
  const photo = await blankPhoto(48, 32).jpeg({ quality: 50 }).toBuffer()
  const target = new Target({
    port,
    cookie: await signIn(`http://localhost:${port}`, environment),
    inboundKey: INBOUND_KEY,
    photo,
    deliverMail: (message) => imap?.deliver(message),
    onAnswer: () => undefined,
  })
  return {
    port,
    dataDir,
    photo,
    mailbox,
    supervisor,
    target,
    async close() {
      await supervisor.stop()
      await imap?.close()
      await mailbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The Cookie header of an administrator who has signed in. */
async function signIn(url: string, environment: Record<string, string>): Promise<string> {
  const http = await request.newContext({ baseURL: url })
  await signInOverHttp(
    http,
    await makeColleagueByCommand('administrator', { ...environment, PORT: new URL(url).port }),
  )
  const { cookies } = await http.storageState()
  await http.dispose()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { blankPhoto } from '../../test/support/blank-photo.ts'
import { type FaultyProxy, faultyProxy } from '../../test/support/faulty-proxy.ts'
import { FormLoad } from '../../test/support/form-load.ts'
import { freePort } from '../../test/support/free-port.ts'
import { hasDovecot, type ImapServer, imapServer } from '../../test/support/imap-server.ts'
import { type MailServer, mailServer } from '../../test/support/mail-server.ts'
import { type S3Server, s3Server } from '../../test/support/s3-server.ts'
import { databaseUrlOf, type SiteProcess, startSiteProcess } from '../../test/support/site-process.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import type { Sabotage } from './fault.ts'
import { mountSmallDisk } from './small-disk.ts'

/** A running site, everything around it that can fail, and the load that is sent to it. */
export interface World {
  site: SiteProcess
  dataDir: string
  load: FormLoad
  mailbox: MailServer
  smtp: FaultyProxy
  /** Null where no IMAP server can be run. */
  imap: { server: ImapServer; proxy: FaultyProxy } | null
  /** Null where photos are kept in the site's folder. */
  bucket: { server: S3Server; proxy: FaultyProxy } | null
  /** Whether the site's process has ended by itself. */
  hasEnded(): boolean
  setClock(offsetMs: number): void
  /** Does something in the site's database. */
  inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface WorldOptions {
  onSmallDisk: boolean
  withBucket: boolean
  sabotage: Sabotage | null
}

const FORMS_PER_SECOND = 15
const PHOTO_EVERY = 6

export async function openWorld(options: WorldOptions): Promise<World> {
  const dataDir = temporaryFolder('faults')
  const outside = temporaryFolder('faults-outside')
  const unmount = options.onSmallDisk ? mountSmallDisk(dataDir) : () => undefined
  const clockFile = join(outside, 'clock')
  const mailbox = await mailServer()
  const smtp = await faultyProxy(portOf(mailbox.url))
  const imap = hasDovecot() ? await behindProxy(await imapServer(), ({ url }) => portOf(url)) : null
  const bucket = options.withBucket
    ? await behindProxy(await s3Server(), ({ environment }) => portOf(environment.S3_ENDPOINT ?? ''))
    : null
  const port = await freePort()
  const preloads = ['./clock.ts', ...(options.sabotage ? [`./sabotages/${options.sabotage}.ts`] : [])]
  const site = await startSiteProcess(port, {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    FAULTS_CLOCK_FILE: clockFile,
    NODE_OPTIONS: preloads
      .map((file) => `--import=${fileURLToPath(new URL(file, import.meta.url))}`)
      .join(' '),
    ...(imap
      ? {
          MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no',
          IMAP_URL: imap.server.url.replace(`:${portOf(imap.server.url)}/`, `:${imap.proxy.port}/`),
        }
      : {}),
    ...(bucket ? { ...bucket.server.environment, S3_ENDPOINT: `http://127.0.0.1:${bucket.proxy.port}` } : {}),
  })
  let hasEnded = false
  site.ended.then(() => {
    hasEnded = true
  })
  const photo = await blankPhoto().jpeg().toBuffer()
  return {
    site,
    dataDir,
    mailbox,
    smtp,
    imap,
    bucket,
    load: new FormLoad(site.url, {
      perSecond: FORMS_PER_SECOND,
      photo: { bytes: photo, every: PHOTO_EVERY },
      maxUnderWay: 40,
    }),
    hasEnded: () => hasEnded,
    setClock: (offsetMs) => writeFileSync(clockFile, String(offsetMs)),
    async inDatabase(work) {
      const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) })
      client.on('error', () => undefined)
      await client.connect()
      return work(client).finally(() => client.end().catch(() => undefined))
    },
    async close() {
      if (!hasEnded) await site.end('SIGTERM')
      await Promise.all([smtp.close(), mailbox.close()])
      for (const each of [imap, bucket]) {
        await each?.proxy.close()
        await each?.server.close()
      }
      unmount()
      for (const folder of [dataDir, outside]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function behindProxy<Server>(server: Server, portOfServer: (server: Server) => number) {
  return { server, proxy: await faultyProxy(portOfServer(server)) }
}

const portOf = (url: string) => Number(new URL(url).port)

/** A text that is in no other mail. */
export const unique = () => randomUUID()

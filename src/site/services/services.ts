import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { company } from '#landlord/company.ts'
import type { AlertDeps } from '../../features/alerts/server/deps.ts'
import { type AlertStatistics, createAlertStatistics } from '../../features/alerts/server/odds.ts'
import type { CaseworkDeps } from '../../features/inbox/server/caseworker.ts'
import { createSharedReads, type ListDeps } from '../../features/inbox/server/list/shared-reads.ts'
import { caseChannel, createLive, type Live } from '../../features/inbox/server/live/live.ts'
import type { IncomingDeps } from '../../features/incoming-mail/server/ingest-mail.ts'
import { createMailReader } from '../../features/incoming-mail/server/mail-reader.ts'
import { createReadingAttempts } from '../../features/incoming-mail/server/reading-attempts.ts'
import {
  contactReader,
  houseRulesVersionReader,
  replyTemplatesReader,
  replyTimesReader,
} from '../../features/info-pages/server/edited-content.ts'
import { openTableReads, type TableReads } from '../../features/legacy-api/server/table-reads.ts'
import type { NoticeDeps } from '../../features/notice-delivery/server/deps.ts'
import type { PortfolioDeps } from '../../features/portfolio-editing/server/deps.ts'
import { createAnswerReader } from '../../features/search/server/answers/read-answer.ts'
import { openSearch, type SearchService } from '../../features/search/server/search-service.ts'
import type { StaffDeps } from '../../features/sign-in/server/deps.ts'
import { openAuthLate } from '../../features/sign-in/server/open-auth.ts'
import { createQueuePush } from '../../features/sign-in/server/push/devices.ts'
import { pushSettingsOf } from '../../features/sign-in/server/push/push-settings.ts'
import { createUploadGate } from '../../platform/intake/upload-gate.ts'
import { openWorkFolder } from '../../platform/intake/work-folder.ts'
import { createRateLimits } from '../../platform/limits/rate-limits.ts'
import { type MailTransport, openMailTransport } from '../../platform/mail/transport.ts'
import type { PhotoDeps } from '../../platform/photos/take-photo.ts'
import { openQueue, type Queue } from '../../platform/queue/open-queue.ts'
import { startJob } from '../../platform/queue/start-job.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Site } from './site.ts'

/** The services of requests, jobs and mails: each is made once and passed on. */
export interface Services extends AsyncDisposable {
  queue: Queue
  transport: MailTransport
  live: Live
  deps: ListDeps
  alerts: AlertDeps & { statistics: AlertStatistics }
  notices: NoticeDeps
  staff: StaffDeps
  photoDeps: PhotoDeps
  incoming: IncomingDeps
  portfolio: PortfolioDeps
  oversight: OversightDeps
  search: SearchService
  tableReads: TableReads
}

interface ServiceOptions {
  /** Waits for some milliseconds, to slow down refused sign-ins. */
  wait?: (ms: number) => Promise<unknown>
}

/** Makes the services of an open site. Disposing of them closes what they have opened, the last first. */
export async function openServices(
  site: Site,
  { wait = (ms) => setTimeout(ms) }: ServiceOptions = {},
): Promise<Services> {
  const { config, database, secret, keyRing, storage, decoder, log } = site
  const contact = contactReader(site.content)
  await using opening = new AsyncDisposableStack()
  const reader = opening.adopt(createMailReader(contact), (each) => each.close())
  const workFolder = opening.adopt(await openWorkFolder(join(config.DATA_DIR, 'uploads'), log), (each) =>
    each.remove(),
  )
  const transport = opening.adopt(openMailTransport(config), (each) => each.close())
  const queue = opening.adopt(await openQueue(database, log), (each) => each.close())
  const live = opening.adopt(createLive(database.pool, site.listener, log), (each) => each.close())

  const shared = {
    database,
    secret,
    queue,
    publicUrl: config.PUBLIC_URL,
    sendsMail: !transport.onlyStores,
    log,
  }
  const limits = createRateLimits(database.pool, secret)
  const search = opening.adopt(
    openSearch(
      database,
      site.catalogue,
      limits,
      createAnswerReader(async () => (await site.content.current()).edited),
      log,
    ),
    (each) => each.close(),
  )
  const tableReads = opening.adopt(openTableReads(database.url, site.version, log), (each) => each.close())
  const deps: ListDeps = {
    ...shared,
    keyRing,
    limits,
    companyEmail: company.email,
    contact,
    sharedReads: createSharedReads(database.pool, (hear) => site.listener.on(caseChannel, hear)),
    replyTemplates: replyTemplatesReader(site.content),
    houseRulesVersion: houseRulesVersionReader(site.content),
    replyTimes: replyTimesReader(site.content),
    replyAddress: config.MAIL_REPLY_ADDRESS ?? null,
  }
  const push = pushSettingsOf(config, secret, company.email)
  const notices: NoticeDeps = { ...shared, queuePush: push ? createQueuePush(queue) : null }
  const statistics = createAlertStatistics(database.pool)
  const alerts = {
    ...shared,
    keyRing,
    limits,
    storage,
    statistics,
    catalogue: site.catalogue,
  }
  const staff: StaffDeps = {
    ...shared,
    limits,
    wait,
    contact,
    auth: openAuthLate(
      { database, secret, publicUrl: config.PUBLIC_URL, log, hashingCost: config.PASSWORD_HASHING },
      async () => (await contact()).name,
    ),
    push,
    accountPublicationDelayHours: config.ACCOUNT_PUBLICATION_DELAY_HOURS,
  }
  const photoDeps: PhotoDeps = {
    database,
    storage,
    decoder,
    uploads: createUploadGate(limits),
    workFolder: workFolder.path,
    log,
  }
  const incoming: IncomingDeps = {
    ...deps,
    photoDeps,
    reader,
    attempts: createReadingAttempts(database.pool),
  }
  const portfolio: PortfolioDeps = {
    database,
    photoDeps,
    startJob: (name) => startJob(queue, name),
    hasFinn: Boolean(config.FINN_API_KEY),
  }
  const oversight: OversightDeps = { ...deps, storage, incoming }

  const opened = opening.move()
  return {
    queue,
    transport,
    live,
    deps,
    alerts,
    notices,
    staff,
    photoDeps,
    incoming,
    portfolio,
    oversight,
    search,
    tableReads,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** The dependencies of what is done with mail and with persons' data. */
export interface OversightDeps extends CaseworkDeps {
  storage: Storage
  incoming: IncomingDeps
}

import { imageImports } from '#landlord/image-import.ts'
import { publishAccounts } from '../../features/accounts/server/publish-accounts.ts'
import { tellSubscribers } from '../../features/alerts/server/tell-subscribers.ts'
import { hasFindings } from '../../features/backup/server/sweep/report.ts'
import { SweepConflict, sweep } from '../../features/backup/server/sweep/sweep.ts'
import { endNotices } from '../../features/building-notices/server/write-notice.ts'
import { locateCases } from '../../features/buildings/server/locate-cases.ts'
import { maintainAppointments } from '../../features/cases/server/appointments/keep-appointments.ts'
import { readMailbox } from '../../features/incoming-mail/server/read-mailbox.ts'
import { matchListings } from '../../features/listings/server/match-listings.ts'
import { notifyStaff } from '../../features/notice-delivery/server/notify-staff.ts'
import { importImages } from '../../features/portfolio-editing/server/pictures/import-images.ts'
import { takePictures } from '../../features/portfolio-editing/server/pictures/take-pictures.ts'
import { publishDue } from '../../features/portfolio-editing/server/versions.ts'
import { purge } from '../../features/privacy/server/purge.ts'
import { indexPages } from '../../features/search/server/index-pages.ts'
import { publicPaths } from '../addresses/pages.ts'
import { ownReadHeaders } from '../metrics/own-reads.ts'
import type { Services } from '../services/services.ts'
import type { Job } from './jobs.ts'

const everyMinute = { cron: '* * * * *', atStart: true }

const hasAny = (report: object) => Object.values(report).some((count) => count > 0)

/** Every scheduled job and when it runs, of a site that answers at an address. */
export const scheduledJobs = (
  { alerts, deps, incoming, notices, staff }: Services,
  address: string,
): readonly Job[] => [
  {
    name: 'sync-listings',
    cron: '10 5 * * *',
    isOn: ({ config }) => Boolean(config.FINN_API_KEY),
    async run(site) {
      const { syncListings } = await import('../../features/listings/server/sync.ts')
      const result = await syncListings(site)
      // The queue tries a failed run again; a refused one waits for a person.
      if (result.outcome === 'failed') throw new Error(result.message)
    },
  },
  {
    // The pictures of the fixed properties. Needs no key to FINN.
    name: 'import-images',
    cron: '40 4 * * *',
    atStart: true,
    async run(site) {
      await importImages(site, { manifest: imageImports })
    },
  },
  {
    // Pictures of ZIPs that staff have sent, and of addresses that imports have named.
    name: 'take-pictures',
    ...everyMinute,
    async run(site) {
      const taken = await takePictures(site)
      if (taken > 0) site.log.info({ taken }, 'Took in pictures')
    },
  },
  {
    name: 'purge',
    cron: '30 3 * * *',
    async run(site) {
      const reports = await purge(site)
      if (reports.length > 0) site.log.info({ erased: reports }, 'Purged expired data')
    },
  },
  {
    // Those that an earlier version has stored; after a start, which may follow an upgrade.
    name: 'locate-cases',
    cron: '50 * * * *',
    atStart: true,
    async run({ database, log }) {
      const located = await locateCases(database.pool)
      if (located > 0) log.info({ located }, 'Located cases at their buildings')
    },
  },
  {
    name: 'publish-due',
    ...everyMinute,
    async run(site) {
      const published = await publishDue(site)
      if (published > 0) site.log.info({ published }, 'Published scheduled properties')
    },
  },
  {
    // Files that no row refers to; after a start too, which may follow a crash.
    name: 'sweep',
    cron: '20 * * * *',
    atStart: true,
    async run(site) {
      try {
        const report = await sweep(site)
        const isBad = report.isForeignStorage || report.photosWithoutFile.count > 0 || report.failed > 0
        if (hasFindings(report)) site.log[isBad ? 'warn' : 'info']({ sweep: report }, 'Swept files')
      } catch (error) {
        if (!(error instanceof SweepConflict)) throw error
        site.log.info(`Sweep skipped: ${error.message}`)
      }
    },
  },
  {
    name: 'read-mailbox',
    ...everyMinute,
    isOn: ({ config }) => Boolean(config.IMAP_URL),
    async run({ config, log }) {
      if (!config.IMAP_URL) return
      const taken = await readMailbox(incoming, config.IMAP_URL)
      if (taken.length > 0) log.info({ taken }, 'Ingested mail')
    },
  },
  {
    name: 'publish-accounts',
    ...everyMinute,
    async run({ log }) {
      const published = await publishAccounts(staff)
      if (published > 0) log.info({ published }, 'Published account numbers')
    },
  },
  indexPagesJob(address),
  {
    name: 'tell-subscribers',
    ...everyMinute,
    async run({ log }) {
      // Before subscribers are told: to them a home and its ad are one.
      const linked = await matchListings(alerts, new Date())
      if (linked > 0) log.info({ linked }, 'Linked listings to their properties')
      const told = await tellSubscribers(alerts, new Date())
      if (told.vacancies + told.mails + told.asked > 0) log.info(told, 'Told subscribers of vacant homes')
    },
  },
  {
    name: 'notify-staff',
    ...everyMinute,
    async run({ log }) {
      const report = await notifyStaff(notices, new Date())
      if (hasAny(report)) log.info(report, 'Staff notifications sent')
    },
  },
  {
    // The pages that showed them are made anew.
    name: 'end-notices',
    ...everyMinute,
    async run({ database }) {
      await endNotices({ database }, new Date())
    },
  },
  {
    // Reminds senders of visits, and cancels those of closed cases.
    name: 'keep-appointments',
    ...everyMinute,
    async run({ log }) {
      const report = await maintainAppointments(deps, new Date())
      if (hasAny(report)) log.info(report, 'Appointment reminders and cancellations sent')
    },
  },
]

/**
 * Makes the site's own pages findable as they are now: at a start, after a text is published, and each night for what
 * changes with the day. They are read as visitors get them, from the running site.
 */
export function indexPagesJob(address: string): Job {
  return {
    name: 'index-pages',
    cron: '20 3 * * *',
    atStart: true,
    isDueAfter: (tags) => tags === null || tags.some((tag) => tag.startsWith('text')),
    async run({ database, log }) {
      const readPage = async (path: string) => {
        const response = await fetch(new URL(path, address), { headers: ownReadHeaders })
        if (!response.ok)
          throw new Error(`The page ${path} cannot be read for the search: ${response.status}`)
        return response.text()
      }
      const pages = await indexPages(database.pool, publicPaths, readPage)
      log.info({ pages }, 'Indexed the pages of the site for search')
    },
  }
}

import { Hono } from 'hono'
import { may, type Permission } from '../../domain/people/permissions.ts'
import { Refusal } from '../../domain/submissions/refusal.ts'
import { cleanText } from '../../domain/text/clean-text.ts'
import { personTexts } from '../../features/inbox/persons.words.ts'
import {
  backlogAsRows,
  guidesAsRows,
  numbersAsRows,
  promisesAsRows,
} from '../../features/overview/server/numbers-as-rows.ts'
import type { PortfolioDeps } from '../../features/portfolio-editing/server/deps.ts'
import { refusedAsCsv, refusedAsXlsx } from '../../features/portfolio-editing/server/sheets/refused-sheet.ts'
import { portfolioAsCsv, portfolioAsXlsx } from '../../features/portfolio-editing/server/spreadsheet.ts'
import { exportPerson } from '../../features/privacy/server/export-person.ts'
import { parsePersonKey } from '../../features/privacy/server/person-key.ts'
import { secondFactorTexts } from '../../features/sign-in/second-factor.words.ts'
import type { StaffDeps } from '../../features/sign-in/server/deps.ts'
import { requireRecentSecondFactor } from '../../features/sign-in/server/recent-second-factor.ts'
import { readSession, SessionJar, type SignedIn } from '../../features/sign-in/server/session.ts'
import { actionFields } from '../../forms/engine/action-result.ts'
import { addAuditEntry } from '../../platform/audit/add-audit-entry.ts'
import { asCsv } from '../../platform/base/csv.ts'
import { plainResponse } from '../../platform/http/plain-page.ts'
import type { RequestBindings } from '../../platform/http/request-bindings.ts'
import { isSameOrigin } from '../../platform/http/same-origin.ts'
import { streamBody } from '../../platform/http/stream-body.ts'
import { readBodyText } from '../../platform/intake/body.ts'
import type { OversightDeps } from '../services/services.ts'

interface Download {
  path: string
  permission: Permission
  type: string
  /** The action for the audit log; null where making the file records it. */
  action: 'portfolio-exported' | null
  /** Asked for with POST, so that personal data is never part of an address. */
  isPosted?: true
  /** Whether it asks for the second factor where that was shown more than ten minutes ago. */
  needsRecentSecondFactor?: true
  make: (
    deps: DownloadDeps,
    asked: { staff: SignedIn; text: (name: string) => string },
  ) => Promise<Buffer | AsyncIterable<string> | null>
}

/** The maximum size of a post that asks for a file. */
const MAX_REQUEST_BYTES = 10_000

interface DownloadDeps {
  staff: StaffDeps
  portfolio: PortfolioDeps
  oversight: OversightDeps
}

const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Numbers of the overview, those that the staff member sees. */
const ofOverview = (path: string, asRows: typeof numbersAsRows): Download => ({
  path,
  permission: 'see-numbers',
  type: CSV,
  action: null,
  make: async ({ oversight }, { staff }) => asCsv(await asRows(oversight.database.pool, staff, new Date())),
})

/** The files that staff can download. Each download is recorded in the audit log. */
const downloads: readonly Download[] = [
  {
    path: '/eiendommer.csv',
    permission: 'edit-portfolio',
    type: CSV,
    action: 'portfolio-exported',
    make: async ({ portfolio }) => portfolioAsCsv(portfolio),
  },
  {
    path: '/eiendommer.xlsx',
    permission: 'edit-portfolio',
    type: XLSX,
    action: 'portfolio-exported',
    make: ({ portfolio }) => portfolioAsXlsx(portfolio),
  },
  {
    path: '/rader-med-feil.csv',
    permission: 'edit-portfolio',
    type: CSV,
    action: 'portfolio-exported',
    make: ({ portfolio }, { text }) => refusedAsCsv(portfolio, text('regneark')),
  },
  {
    path: '/rader-med-feil.xlsx',
    permission: 'edit-portfolio',
    type: XLSX,
    action: 'portfolio-exported',
    make: ({ portfolio }, { text }) => refusedAsXlsx(portfolio, text('regneark')),
  },
  ofOverview('/tall.csv', numbersAsRows),
  ofOverview('/veiledninger.csv', guidesAsRows),
  ofOverview('/lofter.csv', promisesAsRows),
  ofOverview('/alder.csv', backlogAsRows),
  {
    path: '/person.json',
    permission: 'handle-persons',
    type: 'application/json; charset=utf-8',
    action: null,
    isPosted: true,
    needsRecentSecondFactor: true,
    async make({ oversight }, { staff, text }) {
      const person = parsePersonKey(text('epost'))
      return person && exportPerson(oversight, { person, by: staff.id, reason: text('grunn') })
    },
  },
]

export function staffDownloads(deps: DownloadDeps) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  for (const download of downloads) {
    const { path, permission, type, action, isPosted, make } = download
    routes.on(isPosted ? 'POST' : 'GET', path, async (c) => {
      if (isPosted && !isSameOrigin(c.req.raw, deps.staff.publicUrl)) return c.body(null, 403)
      const jar = new SessionJar(c.req.raw, c.env.clientAddress)
      const session = await readSession(deps.staff, jar, new Date())
      if (session.state !== 'open') return c.body(null, 401)
      if (!may(session.staff.role, permission)) return c.body(null, 403)
      const asked = new URLSearchParams(
        isPosted ? await readBodyText(c.req.raw, MAX_REQUEST_BYTES) : new URL(c.req.url).search,
      )
      const text = (name: string) => cleanText(asked.get(name) ?? '')
      let file: Buffer | AsyncIterable<string> | null
      try {
        if (download.needsRecentSecondFactor)
          await requireRecentSecondFactor(deps.staff, {
            staff: session.staff,
            jar,
            code: text(actionFields.secondFactorCode),
          })
        file = await make(deps, { staff: session.staff, text })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const says = error.secondFactorDue
          ? secondFactorTexts.askedOnPage
          : `${error.message} ${personTexts.goBack}`
        return plainResponse(422, { title: personTexts.exportRefused, text: says })
      }
      if (!file) return c.body(null, 404)
      if (action)
        await addAuditEntry(deps.staff.database.pool, {
          staffId: session.staff.id,
          action,
          subject: { kind: 'file', id: path },
        })
      return c.body(Buffer.isBuffer(file) ? new Uint8Array(file) : streamBody(file), 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="husvaer${path.replace('/', '-')}"`,
        'Cache-Control': 'no-store',
      })
    })
  }
  return routes
}

import type { HttpBindings } from '@hono/node-server'
import { stringify } from 'csv-stringify/sync'
import { Hono } from 'hono'
import { isEmail } from '../../domain/contact-details.ts'
import { may, type Permission } from '../../domain/permissions.ts'
import { audit } from '../audit/audit.ts'
import { numbersAsRows } from '../oversight/numbers.ts'
import { exportPerson } from '../oversight/persons.ts'
import { portfolioAsCsv, portfolioAsXlsx } from '../portfolio/spreadsheet.ts'
import type { StaffDesk } from '../staff/desk.ts'
import { readSession, SessionJar, type SignedIn } from '../staff/session.ts'
import { clientAddress } from './client-address.ts'
import { commonHeaders } from './security.ts'
import type { OversightDesk } from './staff/oversight-work.ts'
import type { PortfolioDesk } from './staff/portfolio-work.ts'

interface Download {
  path: string
  permission: Permission
  type: string
  /** What the log says; null where making the file writes it down itself. */
  action: 'portfolio-exported' | null
  make: (desk: DownloadDesk, asked: { staff: SignedIn; query: URLSearchParams }) => Promise<Buffer | null>
}

interface DownloadDesk {
  staff: StaffDesk
  portfolio: PortfolioDesk
  oversight: OversightDesk
}

/** The files that staff take with them. Each is written down. */
const downloads: readonly Download[] = [
  {
    path: '/eiendommer.csv',
    permission: 'edit-portfolio',
    type: 'text/csv; charset=utf-8',
    action: 'portfolio-exported',
    make: ({ portfolio }) => portfolioAsCsv(portfolio),
  },
  {
    path: '/eiendommer.xlsx',
    permission: 'edit-portfolio',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    action: 'portfolio-exported',
    make: ({ portfolio }) => portfolioAsXlsx(portfolio),
  },
  {
    path: '/tall.csv',
    permission: 'see-numbers',
    type: 'text/csv; charset=utf-8',
    action: null,
    async make({ oversight }, { staff }) {
      const rows = await numbersAsRows(oversight.database.pool, staff, new Date())
      return Buffer.from(`\ufeff${stringify(rows, { delimiter: ';' })}`)
    },
  },
  {
    path: '/person.json',
    permission: 'handle-persons',
    type: 'application/json; charset=utf-8',
    action: null,
    async make({ oversight }, { staff, query }) {
      const email = query.get('epost') ?? ''
      if (!isEmail(email) || !(await oversight.limits.allow('export', staff.id))) return null
      return Buffer.from(JSON.stringify(await exportPerson(oversight, { email, by: staff.id }), null, 2))
    },
  },
]

export function staffDownloads(desk: DownloadDesk) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  for (const { path, permission, type, action, make } of downloads) {
    routes.get(path, async (c) => {
      const jar = new SessionJar(c.req.raw, clientAddress(c.env.incoming))
      const session = await readSession(desk.staff, jar, new Date())
      if (session.state !== 'open') return c.body(null, 401, commonHeaders)
      if (!may(session.staff.role, permission)) return c.body(null, 403, commonHeaders)
      const query = new URL(c.req.url).searchParams
      const file = await make(desk, { staff: session.staff, query })
      if (!file) return c.body(null, 404, commonHeaders)
      if (action)
        await audit(desk.staff.database.pool, { staffId: session.staff.id, action, subject: `file ${path}` })
      return c.body(new Uint8Array(file), 200, {
        ...commonHeaders,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="husvaer${path.replace('/', '-')}"`,
        'Cache-Control': 'no-store',
      })
    })
  }
  return routes
}

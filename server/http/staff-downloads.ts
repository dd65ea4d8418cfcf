import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { may, type Permission } from '../../domain/permissions.ts'
import { audit } from '../audit/audit.ts'
import { portfolioAsCsv, portfolioAsXlsx } from '../portfolio/spreadsheet.ts'
import type { StaffDesk } from '../staff/desk.ts'
import { readSession, SessionJar } from '../staff/session.ts'
import { clientAddress } from './client-address.ts'
import { commonHeaders } from './security.ts'
import type { PortfolioDesk } from './staff/portfolio-work.ts'

interface Download {
  path: string
  permission: Permission
  type: string
  action: 'portfolio-exported'
  make: (desk: { portfolio: PortfolioDesk }) => Promise<Buffer>
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
]

export function staffDownloads(desk: { staff: StaffDesk; portfolio: PortfolioDesk }) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  for (const { path, permission, type, action, make } of downloads) {
    routes.get(path, async (c) => {
      const jar = new SessionJar(c.req.raw, clientAddress(c.env.incoming))
      const session = await readSession(desk.staff, jar, new Date())
      if (session.state !== 'open') return c.body(null, 401, commonHeaders)
      if (!may(session.staff.role, permission)) return c.body(null, 403, commonHeaders)
      await audit(desk.staff.database.pool, { staffId: session.staff.id, action, subject: `file ${path}` })
      return c.body(new Uint8Array(await make(desk)), 200, {
        ...commonHeaders,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="husvaer${path.replace('/', '-')}"`,
        'Cache-Control': 'no-store',
      })
    })
  }
  return routes
}

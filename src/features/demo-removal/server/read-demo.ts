import { z } from 'zod'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatWhen } from '../../../domain/time/format-moment.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findRow, rowExists } from '../../../platform/database/query.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { type Demo, findDemo, listedMark } from './find-demo.ts'

export interface DemoReader {
  /** What can be taken out, or when it was, where it ever was. */
  read(): Promise<
    | { demo: Demo & { listed: string; ownAccount: boolean }; removedAt: null }
    | { demo: null; removedAt: string | null }
  >
}

export function demoPageReader(
  { database: { pool } }: { database: Pick<Database, 'pool'> },
  request: StaffRequest,
): DemoReader {
  return {
    async read() {
      request.needs('remove-demo')
      if (await rowExists(pool, 'select from demo_rows limit 1')) {
        const demo = await findDemo(pool)
        const ownAccount = demo.accounts.some(({ id }) => id === request.staff.id)
        return { demo: { ...demo, listed: listedMark(demo), ownAccount }, removedAt: null }
      }
      const removed = await findRow(
        pool,
        z.date(),
        `select at from audit_log where action = 'demo-removed' order by id desc limit 1`,
      )
      return { demo: null, removedAt: removed && formatWhen(removed, request.context.now, staffLanguage) }
    },
  }
}

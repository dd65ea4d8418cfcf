import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import { notifyStaff } from '../../src/features/notice-delivery/server/notify-staff.ts'
import { mailServer } from './mail-server.ts'
import { makeStaff } from './staff.ts'
import { temporaryServer } from './temporary-server.ts'

/** A site that mails its staff, with a run at a chosen time, and what each person has got. */
export async function staffNotices() {
  const mailbox = await mailServer()
  const server = await temporaryServer({ SMTP_URL: mailbox.url }, { sendsMail: true })
  const { pool } = server.database
  /** All mails to staff that were ordered have arrived. */
  const arrived = async () => {
    for (;;) {
      const { rows } = await pool.query(
        "select count(*)::int as count from mails where state = 'queued' and kind = 'news-to-staff'",
      )
      if (rows[0].count === 0) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    server,
    /** Runs at a time what the job does each minute; gives the mails of this run to one person. */
    async toldAt(now: Date, person: { id: string }) {
      const before = mailbox.received.length
      await notifyStaff(server.notices, now)
      await arrived()
      return mailbox.received.slice(before).filter(({ recipients }) => recipients[0]?.startsWith(person.id))
    },
    colleague: (role: StaffRole = 'saksbehandler', name?: string) => makeStaff(pool, role, name),
    /** Without the cases and with all accounts closed that were there before. */
    async startAnew() {
      await pool.query('delete from cases')
      await pool.query('update staff set disabled_at = now()')
    },
    async stop() {
      await server.stop()
      await mailbox.close()
    },
  }
}

import { z } from 'zod'
import { formatDate } from '../../domain/format-moment.ts'
import { staffLanguage } from '../../domain/language.ts'
import { NO_CHOICE } from '../../domain/no-choice.ts'
import type { NoticePreferences } from '../../domain/notices.ts'
import { may } from '../../domain/permissions.ts'
import { feedSince } from '../cases/appointments/calendar-feed.ts'
import { findRow, queryRows } from '../database/query.ts'
import { readNoticeSettings } from '../notices/notice-settings.ts'
import { devicesOf } from '../push/devices.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { passkeysOf } from '../staff/second-factor.ts'
import { type OwnSession, sessionsOf } from '../staff/sessions.ts'
import { listAbsences } from '../team/absences.ts'
import { type AbsenceLine, absenceLines } from './absence-lines.ts'
import type { StaffRequest } from './staff-request.ts'

export interface OwnAccount {
  name: string
  email: string
  hasApp: boolean
  passkeys: { id: string; name: string; since: string }[]
  sessions: OwnSession[]
  absences: AbsenceLine[]
  /** Who can be the deputy. */
  colleagues: { value: string; label: string }[]
  /** How they are told what is new, as values of the form's fields. */
  notices: { byMail: string[]; byPush: string[]; quietFrom: string; quietTo: string; summaryAt: string }
  /** Since when their visits are read from a calendar's address; null where it is off. */
  feedSince: string | null
  /** Whether their role has visits. */
  hasVisits: boolean
  /** The devices that they are told on; null where web push is off. */
  push: { publicKey: string; devices: { id: string; name: string; since: string }[] } | null
}

const fieldsOfSettings = ({
  byMail,
  byPush,
  quiet,
  summaryAt,
}: NoticePreferences): OwnAccount['notices'] => ({
  byMail: [...byMail],
  byPush: [...byPush],
  quietFrom: quiet ? String(quiet.from) : NO_CHOICE,
  quietTo: quiet ? String(quiet.to) : NO_CHOICE,
  summaryAt: String(summaryAt),
})

/** Reads the staff member's own account. */
export interface AccountWork {
  read(): Promise<OwnAccount>
}

const choice = z.object({ value: z.string(), label: z.string() })

export function accountWork(
  deps: StaffDeps,
  {
    staff,
    context: { now },
  }: Pick<StaffRequest, 'staff'> & { context: Pick<StaffRequest['context'], 'now'> },
): AccountWork {
  return {
    async read() {
      const [passkeys, sessions, settings, devices, hasApp, absences, colleagues, feed] = await Promise.all([
        passkeysOf(deps, staff.id),
        sessionsOf(deps, staff),
        readNoticeSettings(deps.database.pool, staff),
        devicesOf(deps.database.pool, staff.id),
        findRow(deps.database.pool, z.boolean(), 'select two_factor_enabled from staff where id = $1', [
          staff.id,
        ]),
        listAbsences(deps.database.pool, now),
        queryRows(
          deps.database.pool,
          choice,
          `select id as value, name as label from staff where disabled_at is null and id <> $1
           order by name collate "nb-x-icu"`,
          [staff.id],
        ),
        feedSince(deps.database.pool, staff.id),
      ])
      return {
        name: staff.name,
        email: staff.email,
        hasApp: hasApp === true,
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name,
          since: createdAt ? formatDate(createdAt, staffLanguage) : '',
        })),
        sessions,
        absences: absenceLines(absences, staff.id),
        colleagues,
        notices: fieldsOfSettings(settings),
        feedSince: feed && formatDate(feed, staffLanguage),
        hasVisits: may(staff.role, 'work-cases'),
        push: deps.push && {
          publicKey: deps.push.vapid.publicKey,
          devices: devices.map(({ id, name, createdAt }) => ({
            id,
            name,
            since: formatDate(createdAt, staffLanguage),
          })),
        },
      }
    },
  }
}

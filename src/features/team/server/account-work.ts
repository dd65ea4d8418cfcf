import { z } from 'zod'
import { may } from '../../../domain/people/permissions.ts'
import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDate } from '../../../domain/time/format-moment.ts'
import { findRow, queryRows } from '../../../platform/database/query.ts'
import { feedSince } from '../../cases/server/appointments/calendar-feed.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { devicesOf } from '../../sign-in/server/push/devices.ts'
import { passkeysOf } from '../../sign-in/server/second-factor.ts'
import { type OwnSession, sessionsOf } from '../../sign-in/server/sessions.ts'
import type { NoticePreferences } from '../../staff-notices/notice-kinds.ts'
import { readNoticeSettings } from '../../staff-notices/server/notices/notice-settings.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { type AbsenceLine, type AbsenceProposal, absenceLines, proposeAbsence } from './absence-lines.ts'
import { listAbsences, proposeDeputies } from './absences.ts'
import { readHoursFields } from './own-hours.ts'

export interface OwnAccount {
  name: string
  email: string
  hasApp: boolean
  passkeys: { id: string; name: string; since: string }[]
  sessions: OwnSession[]
  absences: AbsenceLine[]
  /** What the form of the next one holds. */
  nextAbsence: AbsenceProposal
  /** Who can be the deputy. */
  colleagues: { value: string; label: string }[]
  /** How they are told what is new, as values of the form's fields. */
  notices: { byMail: string[]; byPush: string[]; quietFrom: string; quietTo: string; summaryAt: string }
  /** When they work, as values of the form's fields. */
  hours: { from: string; to: string }
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
      const [passkeys, sessions, settings, devices, hasApp, absences, deputies, colleagues, feed, hours] =
        await Promise.all([
          passkeysOf(deps, staff.id),
          sessionsOf(deps, staff),
          readNoticeSettings(deps.database.pool, staff),
          devicesOf(deps.database.pool, staff.id),
          findRow(deps.database.pool, z.boolean(), 'select two_factor_enabled from staff where id = $1', [
            staff.id,
          ]),
          listAbsences(deps.database.pool, now),
          proposeDeputies(deps.database.pool, now),
          queryRows(
            deps.database.pool,
            choice,
            `select id as value, name as label from staff where disabled_at is null and id <> $1
           order by name collate "nb-x-icu"`,
            [staff.id],
          ),
          feedSince(deps.database.pool, staff.id),
          readHoursFields(deps.database.pool, staff.id),
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
        nextAbsence: proposeAbsence(absences, deputies, staff.id, now),
        colleagues,
        notices: fieldsOfSettings(settings),
        hours,
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

import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { ShownNotice } from '../../../domain/documents/building-notice.ts'
import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { localDateTime } from '../../../domain/time/oslo-instant.ts'
import type { Database } from '../../../platform/database/database.ts'
import { queryRow, queryRows } from '../../../platform/database/query.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { showNotice } from '../show-notice.ts'
import { readCurrentNotices, readNotice, readNoticesThatAreOver } from './read-notices.ts'

/** A notice on the page of staff. */
export interface ListedNotice extends ShownNotice {
  /** How many are told of it by mail. */
  told: number
}

export interface EditedNotice {
  shown: ShownNotice
  /** Whether it can be changed: neither over nor cancelled. */
  isOpen: boolean
  values: Readonly<Record<'id' | 'title' | 'places' | 'from' | 'to' | 'advice' | 'topic', string>>
}

export interface NoticePoster {
  notice: ShownNotice
  /** The QR code of the page with the newest, as SVG, and its address. */
  qr: string
  address: string
}

export interface NoticeReader {
  list(): Promise<{ current: ListedNotice[]; over: ListedNotice[] }>
  /** A place that a link has named, where it is a building of ours. */
  placeOf(building: string): Promise<string>
  edit(id: string): Promise<EditedNotice | null>
  poster(id: string): Promise<NoticePoster | null>
}

const told = z.object({ id: z.string(), count: z.number() })

interface Deps {
  database: Pick<Database, 'pool'>
  publicUrl: string
}

export function noticeReader(
  { database: { pool }, publicUrl }: Deps,
  { needs, context: { now } }: StaffRequest,
): NoticeReader {
  return {
    async list() {
      needs('write-notices')
      const [current, over] = await Promise.all([
        readCurrentNotices(pool, now),
        readNoticesThatAreOver(pool, now),
      ])
      const counts = await queryRows(
        pool,
        told,
        `select notice_id as id, count(*)::int as count from building_notice_recipients r where notice_id = any($1)
           and not exists (select from building_notice_refusals where email = r.email) group by 1`,
        [[...current, ...over].map(({ id }) => id)],
      )
      const countOf = new Map(counts.map(({ id, count }) => [id, count]))
      const listed = (notice: (typeof current)[number]) => ({
        ...showNotice(notice, staffLanguage),
        told: countOf.get(notice.id) ?? 0,
      })
      return { current: current.map(listed), over: over.map(listed) }
    },
    async placeOf(building) {
      needs('write-notices')
      return queryRow(
        pool,
        z.string(),
        `select coalesce((select address || ', ' || town from buildings where id::text = $1), '')`,
        [building],
      )
    },
    async edit(id) {
      needs('write-notices')
      const notice = await readNotice(pool, id)
      if (!notice) return null
      const { title, towns, addresses, startsAt, endsAt, advice, topic, cancelledAt } = notice
      return {
        shown: showNotice(notice, staffLanguage),
        isOpen: endsAt > now && !cancelledAt,
        values: {
          id: notice.id,
          title,
          places: [...towns, ...addresses].join('\n'),
          from: localDateTime(startsAt),
          to: localDateTime(endsAt),
          advice: advice ?? '',
          topic: topic ?? NO_CHOICE,
        },
      }
    },
    async poster(id) {
      needs('write-notices')
      const notice = await readNotice(pool, id)
      const address = `${publicUrl}/kundeservice`
      return (
        notice && {
          notice: showNotice(notice, staffLanguage),
          qr: renderSVG(address, { border: 0 }),
          address: address.replace(/^https?:\/\//, ''),
        }
      )
    },
  }
}

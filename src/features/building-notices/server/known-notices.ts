import type { ShownNotice } from '../../../domain/documents/building-notice.ts'
import { defaultLanguage } from '../../../domain/text/language.ts'
import type { Answers } from '../../../forms/engine/field.ts'
import { textIn } from '../../../forms/engine/field-rules.ts'
import { type Form, fieldOf } from '../../../forms/engine/form.ts'
import { URGENT, urgencyOf } from '../../../forms/engine/urgency.ts'
import type { Queryable } from '../../../platform/database/query.ts'
import { findBuilding } from '../../buildings/server/locate-case.ts'
import { showNotice } from '../show-notice.ts'
import { TOPIC_FIELD } from '../topics.ts'
import { type BuildingNotice, readNoticesOfBuilding } from './read-notices.ts'

/** The notices for the house that an address certainly names: what staff have made public, and nothing of cases. */
export async function noticesAt(db: Queryable, address: string, now: Date): Promise<BuildingNotice[]> {
  const found = address ? await findBuilding(db, address) : null
  return found?.isCertain ? readNoticesOfBuilding(db, found.building.id, now) : []
}

/** The notices that explain the fault of a report before it is sent: of its house and its kind, begun and not cancelled. What is urgent or dangerous is sent at once. */
export async function explainingNotices(
  db: Queryable,
  form: Form,
  answers: Answers,
  now: Date,
): Promise<ShownNotice[]> {
  const { address } = form.caseFields.sender
  if (!address || !fieldOf(form, TOPIC_FIELD) || urgencyOf(form, answers) === URGENT) return []
  const topic = textIn(answers, TOPIC_FIELD)
  const notices = await noticesAt(db, textIn(answers, address), now)
  return notices
    .filter(
      ({ startsAt, cancelledAt, topic: its }) =>
        startsAt <= now && !cancelledAt && (its === null || its === topic),
    )
    .map((notice) => showNotice(notice, defaultLanguage))
}

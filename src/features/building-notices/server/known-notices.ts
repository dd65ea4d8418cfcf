import type { Language } from '../../../../landlord-types/language.ts'
import { explainsFault, type FormNotice } from '../../../domain/documents/building-notice.ts'
import { defaultLanguage } from '../../../domain/text/language.ts'
import { faultAddressField, TOPIC_FIELD } from '../../../forms/engine/fault-report.ts'
import type { Answers } from '../../../forms/engine/field.ts'
import { textIn } from '../../../forms/engine/field-rules.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { URGENT, urgencyOf } from '../../../forms/engine/urgency.ts'
import type { Queryable } from '../../../platform/database/query.ts'
import { findBuilding } from '../../buildings/server/locate-case.ts'
import { showNotice } from '../show-notice.ts'
import { type BuildingNotice, readNoticesOfBuilding } from './read-notices.ts'

export const showInForm = (notice: BuildingNotice, language: Language, now: Date): FormNotice => ({
  ...showNotice(notice, language),
  hasBegun: notice.startsAt <= now,
  topic: notice.topic,
})

/** The notices for the house that an address certainly names: what staff have made public, and nothing of cases. */
export async function noticesAt(
  db: Queryable,
  address: string,
  language: Language,
  now: Date,
): Promise<FormNotice[]> {
  const found = address ? await findBuilding(db, address) : null
  if (!found?.isCertain) return []
  const notices = await readNoticesOfBuilding(db, found.building.id, now)
  return notices.map((notice) => showInForm(notice, language, now))
}

/** The notices that explain the fault of a report before it is sent. What is urgent or dangerous is sent at once. */
export async function explainingNotices(
  db: Queryable,
  form: Form,
  answers: Answers,
  now: Date,
): Promise<FormNotice[]> {
  const address = faultAddressField(form)
  if (!address || urgencyOf(form, answers) === URGENT) return []
  const notices = await noticesAt(db, textIn(answers, address), defaultLanguage, now)
  return notices.filter((notice) => explainsFault(notice, textIn(answers, TOPIC_FIELD)))
}

import type { Pool } from 'pg'
import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import { inLanguage } from '../../../forms/engine/in-language.ts'
import { showDanger } from '../../../forms/engine/urgency.ts'
import { queryRows } from '../../../platform/database/query.ts'
import type { MailModel } from '../../../platform/mail/model.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { storedAnswers } from '../../cases/server/store/stored-answers.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { noticeColumns, storedNotice } from '../../staff-notices/server/notices/stored-notice.ts'
import { type CaseNews, newsToStaff } from './messages/news-to-staff.ts'
import { summaryToStaff } from './messages/summary-to-staff.ts'

const mailedNotice = storedNotice.extend({
  staffId: z.string(),
  name: z.string(),
  /** When the mail was ordered: what it says is said of that time. */
  toldAt: z.date(),
  reference: z.string().nullable(),
  form: z.string().nullable(),
  answers: storedAnswers.nullable(),
  town: z.string().nullable(),
  deadline: z.date().nullable(),
})

type MailedNotice = z.output<typeof mailedNotice>

/** The content of a mail that tells a staff member of what it was ordered for; null where all of it is erased. */
export async function composeForStaff(
  { database: { pool }, publicUrl }: Pick<CaseDeps, 'database' | 'publicUrl'>,
  mailId: string,
  language: Language,
): Promise<MailModel | null> {
  const mailed = await readMailed(pool, mailId)
  for (const { notice, staffId, name } of mailed)
    if (notice.reason === 'morning-summary')
      return summaryToStaff({ staff: { id: staffId, name }, ...notice, publicUrl }, language)
  const news = mailed.flatMap((each) => newsOf(each, language))
  const now = mailed[0]?.toldAt ?? new Date()
  return news.length > 0 ? newsToStaff({ news, publicUrl, now }, language) : null
}

function readMailed(pool: Pool, mailId: string): Promise<MailedNotice[]> {
  return queryRows(
    pool,
    mailedNotice,
    `select ${noticeColumns}, staff_id as "staffId", staff.name, settled_at as "toldAt", reference, form, answers, town, deadline
     from staff_notices join staff on staff.id = staff_id left join cases on cases.id = case_id
     where mail_id = $1 order by deadline, staff_notices.id`,
    [mailId],
  )
}

function newsOf(
  { notice, reference, form: id, answers, town, deadline }: MailedNotice,
  language: Language,
): CaseNews[] {
  const found = id === null ? undefined : findForm(id)
  if (notice.reason === 'morning-summary' || reference === null || !found) return []
  const form = inLanguage(found, language)
  return [{ notice, reference, formName: form.name, town, danger: showDanger(form, answers ?? {}), deadline }]
}

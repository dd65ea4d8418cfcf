import { everyForm } from '../../forms/catalogue.ts'
import { privacyLines } from '../../forms/privacy.ts'
import { type PurgeReport, purge } from '../cases/purge.ts'
import type { Database } from '../database/database.ts'
import type { Storage } from '../pictures/storage.ts'

export interface RetentionLine {
  form: string
  name: string
  kept: string
  /** What goes tonight, and within the coming thirty days. */
  tonight: Omit<PurgeReport, 'form'>
  month: Omit<PurgeReport, 'form'>
}

const DAY = 86_400_000
const nothing = { cases: 0, sensitive: 0, photos: 0 }

/** What will be erased when, form by form: what each form promises, tonight's share and the month's. */
export async function readRetention(
  desk: { database: Pick<Database, 'pool'>; storage: Storage },
  now: Date,
): Promise<RetentionLine[]> {
  const due = async (at: Date) =>
    new Map((await purge(desk, { now: at, dryRun: true })).map(({ form, ...report }) => [form, report]))
  const [tonight, month] = await Promise.all([
    due(new Date(now.getTime() + DAY)),
    due(new Date(now.getTime() + 30 * DAY)),
  ])
  return everyForm.map((form) => ({
    form: form.id,
    name: form.name,
    kept: privacyLines(form).kept,
    tonight: tonight.get(form.id) ?? nothing,
    month: month.get(form.id) ?? nothing,
  }))
}

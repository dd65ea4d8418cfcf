import { privacyLines } from '../../../forms/engine/privacy.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { type PurgeReport, purge } from './purge.ts'

export interface RetentionLine {
  name: string
  kept: string
  /** What is erased tonight, and within the next thirty days. */
  tonight: Omit<PurgeReport, 'form'>
  month: Omit<PurgeReport, 'form'>
}

const DAY = 86_400_000
const nothing = { cases: 0, sensitive: 0, photos: 0 }

/**
 * What will be erased when, by form: its promise, and the counts for tonight and the next thirty days. A form that is
 * on a page and in a dialog is one line.
 */
export async function readRetention(
  deps: { database: Pick<Database, 'pool'>; storage: Storage },
  now: Date,
): Promise<RetentionLine[]> {
  const due = async (at: Date) =>
    new Map((await purge(deps, { now: at, dryRun: true })).map(({ form, ...report }) => [form, report]))
  const [tonight, month] = await Promise.all([
    due(new Date(now.getTime() + DAY)),
    due(new Date(now.getTime() + 30 * DAY)),
  ])
  const lines = new Map<string, RetentionLine>()
  for (const form of allForms) {
    const { kept } = privacyLines(form)
    const line = lines.get(form.name + kept) ?? { name: form.name, kept, tonight: nothing, month: nothing }
    lines.set(form.name + kept, {
      ...line,
      tonight: together(line.tonight, tonight.get(form.id)),
      month: together(line.month, month.get(form.id)),
    })
  }
  return [...lines.values()]
}

function together(one: Omit<PurgeReport, 'form'>, other: Omit<PurgeReport, 'form'> = nothing) {
  return {
    cases: one.cases + other.cases,
    sensitive: one.sensitive + other.sensitive,
    photos: one.photos + other.photos,
  }
}

import { z } from 'zod'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { isSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatWhen } from '../../../domain/time/format-moment.ts'
import type { Answers } from '../../../forms/engine/field.ts'
import { editingTexts } from '../editing.words.ts'

/** What an editor posts about the version that it was opened on. */
export interface Editing {
  /** The newest version there was; empty where there was none. */
  base: string
  /** The idempotency key of the page. */
  key: string | null
  /** A newer version that the editor has seen and agrees to replace. */
  over: string
}

/** What identifies the newest version. */
export const newestVersionRow = z.object({
  id: z.string(),
  key: z.string().nullable(),
  at: z.date(),
  by: z.string().nullable(),
})

type NewestVersion = z.output<typeof newestVersionRow>

/** Another version was saved after an editor was opened. It is not overwritten unseen. */
export class EditConflict extends Error {
  override name = 'EditConflict'
  readonly newest: NewestVersion
  constructor(newest: NewestVersion) {
    super('Another version has come since.')
    this.newest = newest
  }
}

/** @throws EditConflict where the newest version is neither what the editor was opened on nor its own. */
export function assertLatestVersion(newest: NewestVersion | null, { base, key, over }: Editing): void {
  if (!newest || newest.id === base || newest.id === over) return
  if (key !== null && newest.key === key) return
  throw new EditConflict(newest)
}

/** The posted version that an editor was opened on. */
export function editingOf({ base, key, over }: Answers): Editing {
  const text = String(key ?? '')
  return { base: String(base ?? ''), key: isSubmissionKey(text) ? text : null, over: String(over ?? '') }
}

/**
 * Saves what an editor sent.
 * @throws Refusal where another version has come since: it names the colleague, and can be saved over.
 */
export async function saveUnlessConflict<T>(now: Date, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof EditConflict)) throw error
    const { id, by, at } = error.newest
    throw new Refusal(editingTexts.conflict(by, formatWhen(at, now, staffLanguage)), { conflict: id })
  }
}

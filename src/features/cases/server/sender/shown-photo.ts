import { z } from 'zod'
import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { columnsOf } from '../../../../platform/database/columns.ts'
import { photoLink } from '../../../../platform/photos/photo-links.ts'
import type { SecretKey } from '../../../../platform/secrets/secret-key.ts'
import { casePageWords } from '../../sender-page.words.ts'

/** A photo of a case, as its pages show it. */
export interface ShownPhoto {
  /** A link that holds for five minutes; null where the sweeper has found that the file is gone. */
  src: string | null
  label: string
  width: number
  height: number
}

/** The columns of `photoColumns`. */
export const photoRow = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  isGone: z.boolean(),
})

type PhotoRow = z.output<typeof photoRow>

export const photoColumns = columnsOf(photoRow, { computed: { isGone: 'file_missing_since is not null' } })

/** The photo at a place in the list of a case's photos, counted from 0. */
export function showPhoto(
  secret: SecretKey,
  { id, width, height, isGone }: PhotoRow,
  index: number,
  now: Date,
  language: Language,
): ShownPhoto {
  const src = isGone ? null : photoLink(secret, id, now.getTime())
  return { src, label: wordsOf(casePageWords, language).photo(index + 1), width, height }
}

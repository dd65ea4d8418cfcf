import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { refusedPhotoText } from '../../../../platform/photos/refused-photo-messages.ts'
import type { ActionRequest, Outcome } from '../../../workspace/server/actions/handlers.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { addNote } from './plan.ts'

interface Note {
  reference: CaseReference
  text: string
  key: string | null
}

/** Adds a note with the photos that came with it, and says which of them were refused. */
export async function addNoteWithPhotos(
  deps: { database: Database },
  { reference, text, key }: Note,
  { staff, now, photos, refusedPhotos }: Pick<ActionRequest, 'staff' | 'now' | 'photos' | 'refusedPhotos'>,
): Promise<Outcome> {
  const problems = refusedPhotos.map((each) => refusedPhotoText(each, staffLanguage))
  if (!text && photos.length === 0 && problems.length > 0) throw new Refusal(problems.join(' '))
  const event = await addNote(deps, staff, reference, { text, photos, key, now })
  // Photos cannot be undone; only a text can.
  return {
    notice: [staffCaseTexts.note.saved, ...problems].join(' '),
    undo: photos.length > 0 ? [] : [event],
  }
}

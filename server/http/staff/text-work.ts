import { type DocumentId, everyDocument } from '../../../content/editable.ts'
import { editingTexts } from '../../../content/staff/editing.ts'
import { editTexts } from '../../../content/staff/texts.ts'
import { osloDate } from '../../../domain/calendar.ts'
import { parseContent } from '../../../domain/edit-content.ts'
import { formatWhen } from '../../../domain/format.ts'
import type { Permission } from '../../../domain/permissions.ts'
import { isSubmissionKey } from '../../../domain/submission-key.ts'
import { type AccountLine, listAccounts } from '../../content/accounts.ts'
import { EditConflict } from '../../content/edit-conflict.ts'
import {
  type DocumentLine,
  type EditedDocument,
  listDocuments,
  readDocument,
  restoreDocument,
  saveDocument,
} from '../../content/edit-documents.ts'
import { VersionTaken } from '../../content/rules-version.ts'
import type { StaffDesk } from '../../staff/desk.ts'
import type { AtWork } from './at-work.ts'

/** What came of saving a text. What was refused is given back, so that nothing has to be written again. */
export type TextSaved =
  | { saved: true; notice: keyof typeof editTexts.notices }
  | {
      saved: false
      error: string
      errors?: Record<string, string>
      given?: { base: string; key: string; texts: Record<string, string> }
      /** The version that has come since. */
      conflict?: string
    }

/** What staff do with texts, facts and account numbers. */
export interface TextWork {
  list(): Promise<DocumentLine[]>
  read(id: string): Promise<EditedDocument | null>
  /** Does what was posted on a document's page. */
  act(id: string): Promise<TextSaved | null>
  accounts(): Promise<AccountLine[]>
}

export function textWork(
  desk: StaffDesk,
  { staff, posted, visit }: AtWork,
  needs: (permission: Permission) => void,
): TextWork {
  const by = staff.id

  return {
    list() {
      needs('edit-texts')
      return listDocuments(desk, visit.now)
    },
    async read(text) {
      needs('edit-texts')
      const id = documentId(text)
      return id && readDocument(desk, id, visit.now)
    },
    async act(name) {
      needs('edit-texts')
      const id = documentId(name)
      if (!id) return null
      const { text, entries } = await posted()
      const texts = Object.fromEntries(Object.entries(entries).map(([path, [value = '']]) => [path, value]))
      if (text('handling') === 'restore') {
        const isThere = await restoreDocument(desk, { id, version: text('version'), by })
        return isThere ? { saved: true, notice: 'restored' } : null
      }
      const base = text('base')
      const key = text('key')
      const given = { base, key, texts }
      const { value, errors } = parseContent(id, texts)
      if (Object.keys(errors).length > 0) return { saved: false, error: editingTexts.wrong, errors, given }
      const state = text('handling') === 'publish' ? 'published' : 'draft'
      const editing = { base, key: isSubmissionKey(key) ? key : null, over: text('over') }
      try {
        await saveDocument(desk, { id, value, state, by, editing })
      } catch (error) {
        if (error instanceof VersionTaken) {
          const said = editTexts.versionTaken(error.version, nextVersion(error.version, visit.now))
          return { saved: false, error: editingTexts.wrong, errors: { version: said }, given }
        }
        if (!(error instanceof EditConflict)) throw error
        const { id: conflict, by: who, at } = error.newest
        return {
          saved: false,
          error: editingTexts.conflict(who, formatWhen(at, visit.now)),
          conflict,
          given,
        }
      }
      return { saved: true, notice: state }
    },
    accounts() {
      needs('propose-accounts')
      return listAccounts(desk, by)
    },
  }
}

/** A version that is easy to think of: the month, or else the day. */
function nextVersion(taken: string, now: Date): string {
  const day = osloDate(now)
  const month = day.slice(0, 7)
  return month === taken ? day : month
}

function documentId(text: string): DocumentId | null {
  return everyDocument.find((id) => id === text) ?? null
}

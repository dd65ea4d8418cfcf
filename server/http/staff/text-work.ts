import { type DocumentId, everyDocument } from '../../../content/editable.ts'
import { accountTexts } from '../../../content/staff/accounts.ts'
import { editTexts } from '../../../content/staff/texts.ts'
import { parseContent } from '../../../domain/edit-content.ts'
import type { Permission } from '../../../domain/permissions.ts'
import {
  type AccountLine,
  AccountRefusal,
  decideAccount,
  listAccounts,
  proposeAccount,
} from '../../content/accounts.ts'
import {
  type DocumentLine,
  type EditedDocument,
  listDocuments,
  readDocument,
  restoreDocument,
  saveDocument,
} from '../../content/edit-documents.ts'
import type { StaffDesk } from '../../staff/desk.ts'
import type { AtWork } from '../staff-workspace.ts'

/** What came of saving a text. */
export type TextSaved =
  | { saved: true; notice: keyof typeof editTexts.notices }
  | { saved: false; error: string; errors: Record<string, string>; texts: Record<string, string> }

/** What staff do with texts, facts and account numbers. */
export interface TextWork {
  list(): Promise<DocumentLine[]>
  read(id: string): Promise<EditedDocument | null>
  /** Does what was posted on a document's page. */
  act(id: string): Promise<TextSaved | null>
  accounts(): Promise<AccountLine[]>
  /** Proposes, approves or refuses, as was posted. */
  actOnAccount(): Promise<{ notice: string | null; error: string | null }>
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
    async act(given) {
      needs('edit-texts')
      const id = documentId(given)
      if (!id) return null
      const { text, entries } = await posted()
      const texts = Object.fromEntries(Object.entries(entries).map(([name, [value = '']]) => [name, value]))
      if (text('handling') === 'restore') {
        const isThere = await restoreDocument(desk, { id, version: text('version'), by })
        return isThere ? { saved: true, notice: 'restored' } : null
      }
      const { value, errors } = parseContent(id, texts)
      if (Object.keys(errors).length > 0) return { saved: false, error: editTexts.wrong, errors, texts }
      const state = text('handling') === 'publish' ? 'published' : 'draft'
      await saveDocument(desk, { id, value, state, by })
      return { saved: true, notice: state }
    },
    accounts() {
      needs('propose-accounts')
      return listAccounts(desk, by)
    },
    async actOnAccount() {
      const { text } = await posted()
      const handling = text('handling')
      try {
        if (handling === 'propose') {
          needs('propose-accounts')
          await proposeAccount(desk, { orgNumber: text('orgNumber'), account: text('account'), by })
        } else {
          needs('approve-accounts')
          const decision = handling === 'approve' ? 'approved' : 'refused'
          await decideAccount(desk, { id: text('id'), decision, by })
        }
        const key = handling === 'propose' || handling === 'approve' ? handling : 'refuse'
        return { notice: accountTexts.notices[key], error: null }
      } catch (error) {
        if (!(error instanceof AccountRefusal)) throw error
        return { notice: null, error: error.message }
      }
    },
  }
}

function documentId(text: string): DocumentId | null {
  return everyDocument.find((id) => id === text) ?? null
}

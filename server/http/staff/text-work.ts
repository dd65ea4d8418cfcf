import { type DocumentId, everyDocument } from '../../../content/editable.ts'
import { accountTexts } from '../../../content/staff/accounts.ts'
import { editingTexts } from '../../../content/staff/editing.ts'
import { editTexts } from '../../../content/staff/texts.ts'
import { osloDate } from '../../../domain/calendar.ts'
import { parseContent } from '../../../domain/edit-content.ts'
import { formatWhen } from '../../../domain/format.ts'
import type { Permission } from '../../../domain/permissions.ts'
import { isSubmissionKey } from '../../../domain/submission-key.ts'
import { type AccountLine, listAccounts } from '../../content/accounts.ts'
import {
  AccountRefusal,
  approvalObstacle,
  approveAccount,
  proposeAccount,
  refuseAccount,
  stopAccount,
} from '../../content/change-account.ts'
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
import { confirmWithCode } from '../../staff/confirm.ts'
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
  /** Proposes, approves, refuses or stops, as was posted; `id` is the proposal that it was about. */
  actOnAccount(): Promise<{ id: string; notice: string | null; error: string | null }>
}

export function textWork(
  desk: StaffDesk,
  { staff, jar, posted, visit }: AtWork,
  needs: (permission: Permission) => void,
): TextWork {
  const by = staff.id

  const actOnAccount = async (text: (name: string) => string): Promise<keyof typeof accountTexts.notices> => {
    switch (text('handling')) {
      case 'propose':
        needs('propose-accounts')
        await proposeAccount(desk, { orgNumber: text('orgNumber'), account: text('account'), by })
        return 'proposed'
      case 'withdraw':
        needs('propose-accounts')
        await refuseAccount(desk, { id: text('id'), by })
        return 'withdrawn'
      case 'approve': {
        needs('approve-accounts')
        const id = text('id')
        // Before a code is used up for nothing.
        const obstacle = await approvalObstacle(desk, { id, by })
        if (obstacle) throw new AccountRefusal(obstacle)
        const confirmed = await confirmWithCode(desk, jar, { staff, code: text('code') })
        if (confirmed !== 'confirmed') throw new AccountRefusal(accountTexts.confirmation[confirmed])
        await approveAccount(desk, { id, by, method: 'totp' })
        return 'approved'
      }
      case 'refuse':
        needs('approve-accounts')
        await refuseAccount(desk, { id: text('id'), by })
        return 'refused'
      case 'stop':
        needs('approve-accounts')
        await stopAccount(desk, { id: text('id'), by })
        return 'stopped'
      default:
        throw new AccountRefusal(editingTexts.unknownAction)
    }
  }

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
    async actOnAccount() {
      const { text } = await posted()
      try {
        const done = await actOnAccount(text)
        return { id: text('id'), notice: accountTexts.notices[done], error: null }
      } catch (error) {
        if (!(error instanceof AccountRefusal)) throw error
        return { id: text('id'), notice: null, error: error.message }
      }
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

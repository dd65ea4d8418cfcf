import type { Permission } from '../../domain/permissions.ts'
import { documentNamed } from '../../forms/staff/texts.ts'
import { type AccountLine, listAccounts } from '../accounts/accounts.ts'
import {
  type DocumentLine,
  type EditedDocument,
  listDocuments,
  readDocument,
} from '../content/edit-documents.ts'
import type { StaffDeps } from '../staff/deps.ts'
import type { StaffRequest } from './staff-request.ts'

/** Reads the pages of texts, facts and account numbers. */
export interface TextsReader {
  list(): Promise<DocumentLine[]>
  read(id: string): Promise<EditedDocument | null>
  accounts(): Promise<AccountLine[]>
}

export function textsReader(
  deps: StaffDeps,
  { staff, context }: StaffRequest,
  needs: (permission: Permission) => void,
): TextsReader {
  return {
    list() {
      needs('edit-texts')
      return listDocuments(deps, context.now)
    },
    async read(name) {
      needs('edit-texts')
      const document = documentNamed(name)
      return document && readDocument(deps, document.id, context.now)
    },
    accounts() {
      needs('propose-accounts')
      return listAccounts(deps, staff.id)
    },
  }
}

import type { Permission } from '../../domain/permissions.ts'
import type { Option } from '../../forms/field.ts'
import { documentNamed } from '../../forms/staff/texts.ts'
import { type AccountLine, listAccounts } from '../accounts/accounts.ts'
import type { CaseworkDeps } from '../casework/caseworker.ts'
import {
  answeringRoles,
  caseKinds,
  readTemplatePreview,
  type TemplatePreview,
} from '../casework/template-preview.ts'
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
  /** What reply templates are shown with: a case by its reference, or the newest. */
  templatePreview(reference: string): Promise<TemplatePreview>
  /** The kinds of cases and the roles that a reply template can be offered for, by the field that asks for them. */
  templateChoices(): Record<'cases' | 'roles', Option[]>
  accounts(): Promise<AccountLine[]>
}

export function textsReader(
  deps: StaffDeps,
  cases: CaseworkDeps,
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
    templatePreview(reference) {
      needs('edit-texts')
      return readTemplatePreview(cases, staff, reference)
    },
    templateChoices: () => ({ cases: caseKinds(), roles: answeringRoles() }),
    accounts() {
      needs('propose-accounts')
      return listAccounts(deps, staff.id)
    },
  }
}

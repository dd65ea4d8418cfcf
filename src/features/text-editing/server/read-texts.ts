import type { Option } from '../../../forms/engine/field.ts'
import {
  answeringRoles,
  caseKinds,
  readTemplatePreview,
  type TemplatePreview,
} from '../../inbox/server/answer/template-preview.ts'
import type { CaseworkDeps } from '../../inbox/server/caseworker.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { documentNamed } from '../texts.ts'
import { type AnswersPage, readAnswersPage } from './answers-page.ts'
import { type DocumentLine, type EditedDocument, listDocuments, readDocument } from './edit-documents.ts'
import { readPageFacts, type ShownFact } from './shown-facts.ts'

/** Reads the pages of texts and facts. */
export interface TextsReader {
  list(): Promise<DocumentLine[]>
  read(id: string): Promise<EditedDocument | null>
  /** What reply templates are shown with: a case by its reference, or the newest. */
  templatePreview(reference: string): Promise<TemplatePreview>
  /** The kinds of cases and the roles that a reply template can be offered for, by the field that asks for them. */
  templateChoices(): Record<'cases' | 'roles', Option[]>
  /** What the editor of answers in the search has besides them. */
  answersPage(): Promise<AnswersPage>
  /** What the copy of pages can name. */
  pageFacts(): Promise<ShownFact[]>
}

export function textsReader(
  deps: StaffDeps,
  cases: CaseworkDeps,
  { staff, needs, context }: StaffRequest,
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
    answersPage() {
      needs('edit-texts')
      return readAnswersPage(deps, context.now)
    },
    pageFacts() {
      needs('edit-texts')
      return readPageFacts(deps)
    },
    templateChoices: () => ({ cases: caseKinds(), roles: answeringRoles() }),
  }
}

import type { ActionResult } from '../../../forms/engine/action-result.ts'
import type { Fields } from '../../../forms/engine/field.ts'
import type { FieldChoices } from '../../../ui/forms/field-view-props.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { documentFields } from '../../info-pages/document-fields.ts'
import { ActionButton } from '../../workspace/ui/actions/action-button.tsx'
import { EditorFields } from '../../workspace/ui/editor-fields.tsx'
import { EditorForm } from '../../workspace/ui/editor-form.tsx'
import * as staffFormStyles from '../../workspace/ui/staff-form.module.css'
import type { EditedDocument } from '../server/edit-documents.ts'
import { type DocumentActions, hasPicture } from '../texts.ts'
import { PagePicture } from './page-picture.tsx'
import * as styles from './text-editor.module.css'

interface TextEditorProps {
  document: EditedDocument
  actions: DocumentActions
  /** The idempotency key of the page. */
  submission: string
  result: ActionResult | undefined
  isSaved: boolean
  /** Options that come from stored data. */
  choices?: FieldChoices | undefined
}

/** The form of a document: its single fields in one card, then its lists. */
export function TextEditor({ document, actions, submission, result, isSaved, choices }: TextEditorProps) {
  const all = Object.entries(documentFields[document.id])
  const single: Fields = Object.fromEntries(all.filter(([, { kind }]) => kind !== 'list'))
  const lists: Fields = Object.fromEntries(all.filter(([, { kind }]) => kind === 'list'))
  return (
    <EditorForm
      actions={actions}
      result={result}
      entries={document.entries}
      base={document.history[0]?.id ?? ''}
      submission={submission}
      isSaved={isSaved}
      className={styles.root}
      {...(hasPicture(document.id) ? { encType: 'multipart/form-data' } : {})}
    >
      {({ entries, errors, isSending }) => (
        <>
          {hasPicture(document.id) && <PagePicture entries={entries} errors={errors} />}
          {Object.keys(single).length > 0 && (
            <Panel as="div">
              <div className={staffFormStyles.root} data-wide="">
                <EditorFields fields={single} entries={entries} errors={errors} />
              </div>
            </Panel>
          )}
          <EditorFields fields={lists} entries={entries} errors={errors} choices={choices} />
          <div className="row">
            <ActionButton action={actions.publish} isSending={isSending} />
            <ActionButton action={actions.saveDraft} isSending={isSending} look="quiet" />
          </div>
        </>
      )}
    </EditorForm>
  )
}

import { type FormEvent, useState } from 'react'
import { categories } from '#landlord/categories.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import type { Entries } from '../../../forms/engine/entries.ts'
import { readFields } from '../../../forms/engine/read.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { ActionButton } from '../../workspace/ui/actions/action-button.tsx'
import { EditorFields } from '../../workspace/ui/editor-fields.tsx'
import { type EditedValues, EditorForm } from '../../workspace/ui/editor-form.tsx'
import { portfolioTexts } from '../portfolio.words.ts'
import { galleryField, newPictures, picturesInOrder, propertyActions, publishAt } from '../properties.ts'
import { propertyFieldGroups } from '../property-fields.ts'
import type { EditedPicture, EditedProperty } from '../server/read-portfolio.ts'
import { type ListedPicture, PictureList } from './picture-list.tsx'
import * as styles from './property-editor.module.css'

interface PropertyEditorProps {
  property: EditedProperty | null
  /** The idempotency key of the page. */
  submission: string
  result: ActionResult | undefined
  isSaved: boolean
}

/** The initial values of a new property. */
const newEntries: Entries = { type: [categories[0].type] }

/** The form of a property: its fields in groups, its pictures, and the buttons to save or publish it. */
export function PropertyEditor({ property, submission, result, isSaved }: PropertyEditorProps) {
  return (
    <EditorForm
      actions={propertyActions}
      result={result}
      entries={property?.entries ?? newEntries}
      base={property?.history[0]?.id ?? ''}
      submission={submission}
      isSaved={isSaved}
      className={styles.root}
      encType="multipart/form-data"
    >
      {({ entries, errors, isSending }) => (
        <>
          <FieldGroups entries={entries} errors={errors} />
          <Panel as="fieldset">
            <legend>{portfolioTexts.pictures}</legend>
            <PictureList pictures={listed(property?.pictures ?? [], entries)} errors={errors} />
            <div className={styles.drop}>
              <EditorFields fields={{ pictures: newPictures }} entries={{}} errors={errors} />
            </div>
          </Panel>
          <div className={styles.send}>
            <ActionButton action={propertyActions.publish} isSending={isSending} />
            <ActionButton action={propertyActions.saveDraft} isSending={isSending} look="quiet" />
            <details open={Boolean(errors.publishAt || entries.publishAt?.[0])}>
              <summary>{portfolioTexts.schedule}</summary>
              <div className="row">
                <EditorFields fields={{ publishAt }} entries={entries} errors={errors} />
                <ActionButton action={propertyActions.schedule} isSending={isSending} look="quiet" />
              </div>
            </details>
          </div>
        </>
      )}
    </EditorForm>
  )
}

/** The fields in their groups; those of other trades are out of the way unless they say something. */
function FieldGroups({ entries, errors }: Pick<EditedValues, 'entries' | 'errors'>) {
  const [type, setType] = useState(entries.type?.[0])
  const followType = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement && target.name === 'type') setType(target.value)
  }
  return propertyFieldGroups.map(({ title, fields, types }) => {
    const isUsed =
      !types ||
      types.some((concerned) => concerned === type) ||
      Object.keys(fields).some((name) => entries[name]?.[0] || errors[name])
    return (
      <Panel as="fieldset" key={title} className={isUsed ? undefined : styles.unused} onInput={followType}>
        <legend>{title}</legend>
        <div className={styles.fields}>
          <EditorFields fields={fields} entries={entries} errors={errors} browserChecks />
        </div>
      </Panel>
    )
  })
}

/** The pictures as posted in a failed save, or else as stored. */
function listed(pictures: readonly EditedPicture[], entries: Entries): ListedPicture[] {
  const posted = readFields({ gallery: galleryField }, entries)
  if (!posted.isValid || posted.answers.gallery.length === 0)
    return pictures.map((picture) => ({ ...picture, isRemoved: false }))
  return picturesInOrder(posted.answers.gallery).map(({ url, alt = '', remove }) => {
    const picture = pictures.find((each) => each.url === url)?.picture ?? null
    return { url, alt, isRemoved: remove === true, picture }
  })
}

import { parsePicture } from '../../../domain/portfolio/picture.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { EditorFields } from '../../workspace/ui/editor-fields.tsx'
import type { EditedValues } from '../../workspace/ui/editor-form.tsx'
import { newPictureFields } from '../texts.ts'
import * as styles from './page-picture.module.css'

/** The picture of a page: the one that it has, and the choice of another. */
export function PagePicture({ entries, errors }: Pick<EditedValues, 'entries' | 'errors'>) {
  const { newPicture, noPicture } = newPictureFields
  const picture = parsePicture(entries.picture?.[0])
  return (
    <Panel as="div">
      {picture && (
        <PictureImage className={styles.picture} picture={picture} alt="" sizes="20rem" placeholder={null} />
      )}
      <EditorFields
        fields={picture ? { newPicture, noPicture } : { newPicture }}
        entries={entries}
        errors={errors}
      />
    </Panel>
  )
}

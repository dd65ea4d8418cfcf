import { photoTypes } from '../../../domain/submissions/photo.ts'
import type { FieldOf } from '../../../forms/engine/field.ts'
import type { ControlOf } from '../field-view-props.ts'
import { attributesOf } from './control.ts'

/** Photos that go with their form as files: nothing is uploaded ahead. */
export const photoFiles: ControlOf<FieldOf<'photos'>> = {
  layout: 'label',
  Control: (props) => (
    <input {...attributesOf(props)} type="file" multiple required accept={photoTypes.join(',')} />
  ),
}

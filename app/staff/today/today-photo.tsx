import { photoTypes } from '../../../domain/photo.ts'
import type { Field as FormField } from '../../../forms/field.ts'
import { LabelledField } from '../../components/ui/field.tsx'

/** Takes photos with the camera of a telephone. */
export function TodayPhoto({
  id,
  field: { label, help },
}: {
  id: string
  field: Pick<FormField, 'label' | 'help'>
}) {
  return (
    <LabelledField id={id} label={label} help={help}>
      {(control) => (
        <input
          {...control}
          name="imageUrls"
          type="file"
          accept={photoTypes.join(',')}
          capture="environment"
          multiple
        />
      )}
    </LabelledField>
  )
}

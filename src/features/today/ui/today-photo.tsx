import { photoTypes } from '../../../domain/submissions/photo.ts'
import type { Field as FormField } from '../../../forms/engine/field.ts'
import { LabelledField } from '../../../ui/kit/field.tsx'

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

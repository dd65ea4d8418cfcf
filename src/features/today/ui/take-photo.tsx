import { photoTypes } from '../../../domain/submissions/photo.ts'
import * as buttonStyles from '../../../ui/kit/button.module.css'
import { classes } from '../../../ui/kit/classes.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import * as styles from './today-card.module.css'
import { finishFormId } from './today-finish.tsx'

interface TakePhotoProps {
  reference: string
  title: string
  onTaken: (photos: File[]) => void
}

/** A button that opens the camera; the photo goes with «Ferdig», without scripts too. */
export function TakePhoto({ reference, title, onTaken }: TakePhotoProps) {
  return (
    <label className={classes(buttonStyles.root, styles.camera)} data-kind="quiet">
      <input
        className="visually-hidden"
        type="file"
        name="imageUrls"
        form={finishFormId(reference)}
        accept={photoTypes.join(',')}
        capture="environment"
        multiple
        aria-label={`${todayTexts.photo}: ${title}, ${reference}`}
        onChange={(event) => onTaken([...(event.currentTarget.files ?? [])])}
      />
      {todayTexts.photo}
    </label>
  )
}

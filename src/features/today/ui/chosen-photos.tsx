import { ChosenPhoto } from '../../../ui/forms/chosen-photo.tsx'
import { todayTexts } from '../../inbox/today.words.ts'
import * as styles from './today-card.module.css'

/** The photos that are sent with a form, so that the staff member sees that they are there. */
export function ChosenPhotos({ photos }: { photos: readonly File[] }) {
  const { chosen } = todayTexts
  if (photos.length === 0) return null
  return (
    <div className={styles.chosen}>
      {photos.map((photo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two photos may be the same.
        <ChosenPhoto key={index} photo={photo} name={chosen(index + 1)} />
      ))}
    </div>
  )
}

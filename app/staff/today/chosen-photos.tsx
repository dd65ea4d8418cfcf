import { useEffect, useState } from 'react'
import { todayTexts } from '../../../forms/staff/today.words.ts'
import { useWords } from '../../use-words.ts'
import * as styles from './today-card.module.css'

/** The photos that are sent with a form, so that the staff member sees that they are there. */
export function ChosenPhotos({ photos }: { photos: readonly File[] }) {
  const { chosen } = useWords(todayTexts)
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => {
    const made = photos.map((photo) => URL.createObjectURL(photo))
    setUrls(made)
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [photos])
  if (urls.length === 0) return null
  return (
    <div className={styles.chosen}>
      {urls.map((url, index) => (
        <img key={url} src={url} alt={chosen(index + 1)} width={80} height={80} />
      ))}
    </div>
  )
}

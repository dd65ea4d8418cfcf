import * as pictureStyles from '../../../../ui/kit/picture.module.css'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './no-picture.module.css'
import { pictureTexts } from './no-picture.words.ts'

/** Stands where a picture is missing, in its size. */
export function NoPicture() {
  const words = useWords(pictureTexts)
  return (
    <span className={`${pictureStyles.root} ${styles.root}`}>
      <svg viewBox="0 0 48 32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path
          d="M4 27h40M10 27V14l9-7 9 7v13M16 27v-7h6v7M33 27V17l5-4 5 4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.text}>{words.missing}</span>
    </span>
  )
}

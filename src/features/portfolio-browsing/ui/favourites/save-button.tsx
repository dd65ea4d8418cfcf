import { useWords } from '../../../../ui/page/use-words.ts'
import { saveWords } from './favourites.words.ts'
import { heartWords } from './heart.words.ts'
import * as styles from './save-button.module.css'
import { toggleAndTell } from './toggle-and-tell.ts'
import { useIsFavourite } from './use-favourites.ts'

/** Saves a property on the device, or removes it. */
export function SaveButton({ id, title }: { id: string; title: string }) {
  const words = useWords(saveWords)
  const { named } = useWords(heartWords)
  const isSaved = useIsFavourite(id)
  return (
    <button
      type="button"
      className={`${styles.root} scripts-only`}
      aria-pressed={isSaved ?? false}
      aria-label={named(title)}
      onClick={() => toggleAndTell(id, words)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20.5C5 15.5 3 12 3 8.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.7c0 3.3-2 6.8-9 11.8z" />
      </svg>
      {isSaved ? words.saved : words.save}
    </button>
  )
}

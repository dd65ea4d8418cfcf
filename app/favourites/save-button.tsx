import { useWords } from '../use-words.ts'
import { currentFavourites, toggleFavourite, useIsFavourite } from './favourites.ts'
import { saveWords } from './favourites.words.ts'
import * as styles from './save-button.module.css'

/** Saves a property on the device, or removes it. */
export function SaveButton({ id, title }: { id: string; title: string }) {
  const words = useWords(saveWords)
  const isSaved = useIsFavourite(id)
  const toggle = () => {
    const isFirst = currentFavourites().length === 0
    const change = toggleFavourite(id)
    if (change === 'removed' || (change === 'saved' && !isFirst)) return
    const link = { label: words.favourites, href: '/favoritter' }
    const toast = change === 'saved' ? words.first : words[change]
    import('../toasts/show-toast.ts')
      .then(({ showToast }) =>
        showToast({
          ...toast,
          tone: change === 'saved' ? 'good' : 'bad',
          ...(change === 'blocked' ? {} : { link }),
        }),
      )
      .catch((error) => console.error('Error showing a message', error))
  }
  return (
    <button
      type="button"
      className={`${styles.root} scripts-only`}
      aria-pressed={isSaved ?? false}
      aria-label={words.named(title)}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20.5C5 15.5 3 12 3 8.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.7c0 3.3-2 6.8-9 11.8z" />
      </svg>
      {isSaved ? words.saved : words.save}
    </button>
  )
}

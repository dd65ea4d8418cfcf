import { useEffect } from 'react'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './heart.module.css'
import { heartWords } from './heart.words.ts'
import type * as Hearts from './hearts.ts'
import { FAVOURITES_PLACE } from './place.ts'

/** Uses the code of the hearts, which comes with the first press, or for a visitor who has favourites. Not on the server. */
function withHearts(use: (hearts: typeof Hearts) => void): void {
  if (!import.meta.env.SSR) import('./hearts.ts').then(use).catch(console.error)
}

/**
 * Saves the property of a card on the device, or removes it. Cached pages do not know who has saved what: their hearts are
 * empty until they are painted.
 */
export function Heart({ id, title }: { id: string; title: string }) {
  const words = useWords(heartWords)
  useEffect(paintSaved, [])
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={false}
      aria-label={words.named(title)}
      onClick={() => withHearts((hearts) => hearts.pressHeart(id))}
    />
  )
}

function paintSaved(): void {
  try {
    if (localStorage.getItem(FAVOURITES_PLACE)) withHearts((hearts) => hearts.paintHearts())
  } catch {
    // A browser that keeps nothing has nothing to paint.
  }
}

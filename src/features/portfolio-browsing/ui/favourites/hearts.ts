import { languageOfPage, wordsOf } from '../../../../domain/text/language.ts'
import { currentFavourites, onFavourites } from './favourites.ts'
import { saveWords } from './favourites.words.ts'
import * as styles from './heart.module.css'
import { toggleAndTell } from './toggle-and-tell.ts'

let isFollowing = false

/** Marks the hearts of the properties that are saved on the device, now and after each change. */
export function paintHearts(): void {
  const ids = currentFavourites()
  for (const heart of document.querySelectorAll(`.${styles.root}`))
    heart.setAttribute('aria-pressed', String(ids.includes(propertyOf(heart))))
  if (isFollowing) return
  isFollowing = true
  onFavourites(paintHearts)
}

/** The id of the property that a heart's card leads to: written once more in each heart, it would weigh on the page. */
function propertyOf(heart: Element): string {
  return heart.parentElement?.querySelector('a')?.pathname.split('/').at(-1) ?? ''
}

/** Saves a property, or removes it, as its heart says. */
export function pressHeart(id: string): void {
  paintHearts()
  toggleAndTell(id, wordsOf(saveWords, languageOfPage(location.pathname)))
}

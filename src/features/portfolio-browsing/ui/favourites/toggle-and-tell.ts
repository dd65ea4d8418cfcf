import type { WordsIn } from '../../../../domain/text/language.ts'
import { currentFavourites, toggleFavourite } from './favourites.ts'
import type { saveWords } from './favourites.words.ts'

/** Saves a property on the device, or removes it, and says what was saved, or why nothing was. */
export function toggleAndTell(id: string, words: WordsIn<typeof saveWords>): void {
  const change = toggleFavourite(id)
  import('../../../../ui/toasts/show-toast.ts')
    .then(({ closeToastAbout, showToast }) => {
      if (change === 'removed') return closeToastAbout(ABOUT)
      showToast({
        ...(change === 'saved' ? words.kept(currentFavourites().length) : words[change]),
        tone: change === 'saved' ? 'good' : 'bad',
        about: ABOUT,
        ...(change === 'blocked' ? {} : { shortcut: { ...words.show, href: '/favoritter' } }),
      })
    })
    .catch((error) => console.error('Error showing a message', error))
}

const ABOUT = 'favoritter'

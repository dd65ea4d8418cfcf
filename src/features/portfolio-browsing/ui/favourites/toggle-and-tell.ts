import type { WordsIn } from '../../../../domain/text/language.ts'
import { currentFavourites, toggleFavourite } from './favourites.ts'
import type { saveWords } from './favourites.words.ts'

/** Saves a property on the device, or removes it, and says so where that is not to be seen: the first time, and in vain. */
export function toggleAndTell(id: string, words: WordsIn<typeof saveWords>): void {
  const isFirst = currentFavourites().length === 0
  const change = toggleFavourite(id)
  if (change === 'removed' || (change === 'saved' && !isFirst)) return
  const link = { label: words.favourites, href: '/favoritter' }
  const toast = change === 'saved' ? words.first : words[change]
  import('../../../../ui/toasts/show-toast.ts')
    .then(({ showToast }) =>
      showToast({
        ...toast,
        tone: change === 'saved' ? 'good' : 'bad',
        ...(change === 'blocked' ? {} : { link }),
      }),
    )
    .catch((error) => console.error('Error showing a message', error))
}

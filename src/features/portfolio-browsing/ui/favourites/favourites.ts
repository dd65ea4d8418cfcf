import { MAX_FAVOURITES } from '../../../../domain/portfolio/chosen-properties.ts'
import { FAVOURITES_CHANGED, FAVOURITES_PLACE } from './place.ts'

const none: readonly string[] = []
let known = { text: '', ids: none }

/** The favourites of this device, as they are now in any of its tabs. */
export function currentFavourites(): readonly string[] {
  const text = storedText()
  if (text !== known.text) known = { text, ids: idsIn(text) }
  return known.ids
}

function storedText(): string {
  try {
    return localStorage.getItem(FAVOURITES_PLACE) ?? ''
  } catch {
    return ''
  }
}

/** The ids in what is stored, each once; what is no id is left out. */
function idsIn(text: string): readonly string[] {
  const ids = text.split(' ').filter((part) => /^[0-9a-f-]{36}$/.test(part))
  return [...new Set(ids)].slice(0, MAX_FAVOURITES)
}

/** What a change of the favourites led to: `full` where no more are kept, `blocked` where the browser keeps nothing. */
type FavouriteChange = 'saved' | 'removed' | 'full' | 'blocked'

/** Saves a property, or removes it if it is saved. */
export function toggleFavourite(id: string): FavouriteChange {
  const ids = currentFavourites()
  if (ids.includes(id)) return removeFavourites([id])
  if (ids.length >= MAX_FAVOURITES) return 'full'
  return store([...ids, id]) ? 'saved' : 'blocked'
}

export function removeFavourites(gone: readonly string[]): FavouriteChange {
  return store(currentFavourites().filter((id) => !gone.includes(id))) ? 'removed' : 'blocked'
}

function store(ids: readonly string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(FAVOURITES_PLACE, ids.join(' '))
    else localStorage.removeItem(FAVOURITES_PLACE)
  } catch {
    return false
  }
  dispatchEvent(new Event(FAVOURITES_CHANGED))
  return true
}

/**
 * Calls a listener after each change of the favourites until the returned function is called: here, in another tab, and where
 * Back has brought a page that stood still meanwhile.
 */
export function onFavourites(listener: () => void): () => void {
  for (const type of changes) addEventListener(type, listener)
  return () => {
    for (const type of changes) removeEventListener(type, listener)
  }
}

const changes = [FAVOURITES_CHANGED, 'storage', 'pageshow']

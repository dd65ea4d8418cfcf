import { useSyncExternalStore } from 'react'
import { MAX_FAVOURITES } from '../../../../domain/portfolio/chosen-properties.ts'
import { FAVOURITES_PLACE } from './place.ts'

const none: readonly string[] = []
const listeners = new Set<() => void>()
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
  for (const listener of listeners) listener()
  return true
}

/** Calls a listener after each change of the favourites, in whatever tab, until the returned function is called. */
export function onFavourites(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same browser has changed them.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The favourites of this device; null in the HTML, which is the same for all. */
export function useFavourites(): readonly string[] | null {
  return useSyncExternalStore(onFavourites, currentFavourites, () => null)
}

/** Whether a property is a favourite of this device; null in the HTML. */
export function useIsFavourite(id: string): boolean | null {
  return useSyncExternalStore(
    onFavourites,
    () => currentFavourites().includes(id),
    () => null,
  )
}

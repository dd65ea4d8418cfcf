import { useSyncExternalStore } from 'react'
import { currentFavourites, onFavourites } from './favourites.ts'

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

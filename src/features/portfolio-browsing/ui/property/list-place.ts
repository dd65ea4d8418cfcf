import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What a visitor does who goes on by themselves: the place is theirs then. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Keeps how far down a long list is scrolled, for a visitor who reloads it, or comes back to it when its further pages have to be
 * read again: the router restores the place before they are there. Gives what is to be called after each of them.
 */
export function useListPlace(isLong: boolean, isAsked: boolean): () => void {
  const { key, pathname, search } = useLocation()
  const name = `plass ${key} ${pathname}${search}`
  const place = useRef<number | null>(null)
  const startsLong = isLong && !isAsked
  useLayoutEffect(() => {
    if (!isLong) return
    place.current = startsLong ? storedPlace(name) : null
    let top = scrollY
    const note = () => {
      top = scrollY
    }
    const leave = () => {
      place.current = null
    }
    // A scroll of this very moment is told of with the next frame, which a page that goes has not.
    const storeNow = () => storePlace(name, scrollY)
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', storeNow)
    for (const act of acts) addEventListener(act, leave, { passive: true })
    return () => {
      // The next page has begun at its top.
      storePlace(name, top)
      removeEventListener('scroll', note)
      removeEventListener('pagehide', storeNow)
      for (const act of acts) removeEventListener(act, leave)
    }
  }, [name, isLong, startsLong])
  return useCallback(() => {
    if (place.current !== null) scrollTo({ top: place.current, behavior: 'instant' })
  }, [])
}

function storedPlace(name: string): number | null {
  try {
    const text = sessionStorage.getItem(name)
    return text === null ? null : Number(text)
  } catch {
    return null
  }
}

function storePlace(name: string, top: number): void {
  try {
    sessionStorage.setItem(name, String(top))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

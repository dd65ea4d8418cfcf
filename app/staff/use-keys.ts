import { useEffect, useRef } from 'react'

/** The keyboard shortcuts of a page. */
export type Keys = Readonly<Record<string, () => void>>

/** The shortcuts of what is shown now. */
const shown: { current: Keys }[] = []

/** What the keys of the page do now. */
export function currentKeys(): Keys {
  return Object.assign({}, ...shown.map(({ current }) => current))
}

/**
 * Single-key shortcuts, active while no field has the focus. Staff who use speech input can turn them off (WCAG
 * 2.1.4): `localStorage.snarveier = 'av'`.
 */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isWriting(event.target) || areOff()) return
      const act = current.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    shown.push(current)
    return () => {
      document.removeEventListener('keydown', onKey)
      shown.splice(shown.indexOf(current), 1)
    }
  }, [])
}

const storedUnder = 'snarveier'

export function areOff(): boolean {
  return localStorage.getItem(storedUnder) === 'av'
}

export function setKeysOff(off: boolean): void {
  if (off) localStorage.setItem(storedUnder, 'av')
  else localStorage.removeItem(storedUnder)
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || document.querySelector('dialog[open]')) return true
  return target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])')
}

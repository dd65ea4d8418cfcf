import { useLayoutEffect, useRef } from 'react'

/** The keyboard shortcuts of a page. */
export type Keys = Readonly<Record<string, () => void>>

/** The shortcuts of what is shown now. */
const shown: { current: Keys }[] = []

/** What the keys of the page do now. */
export function currentKeys(): Keys {
  return Object.assign({}, ...shown.map(({ current }) => current))
}

/**
 * Shortcuts of a single key or of Ctrl and a key, active while no field has the focus. Staff who use speech input can turn them off (WCAG
 * 2.1.4): `localStorage.snarveier = 'av'`.
 */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  // Before what is shown is painted: the keys that a page offers work as soon as it is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || isWriting(event.target) || areOff()) return
      const act = current.current[nameOf(event)]
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

/** The name of a key in the list of shortcuts: `a`, or `Ctrl+Z`, which is ⌘Z on a Mac. */
const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  ctrlKey || metaKey ? `Ctrl+${key.toUpperCase()}` : key

/** Whether a dialog is open; the finder is one that is a popover. */
export const isDialogOpen = (): boolean => document.querySelector('dialog:is([open], :popover-open)') !== null

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
  if (target.isContentEditable) return true
  return (
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])') ||
    isDialogOpen()
  )
}

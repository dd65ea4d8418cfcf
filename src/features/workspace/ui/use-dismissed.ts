import { type RefObject, useEffect } from 'react'

/** Closes an open menu on Esc or on a press outside it. Esc moves the focus back to the button that opened it. */
export function useDismissed(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const leave = ({ target }: Event) => {
      const menu = ref.current
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
    }
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !ref.current?.open) return
        ref.current.open = false
        ref.current.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => listening.abort()
  }, [ref])
}

import { useEffect, useState } from 'react'
import { type CheckedItems, fromHash, loadChecklist, merge, PLACE, save } from './checklist-state.ts'

/**
 * The ticks of the checklist, kept on the device as they are made. A link that carries ticks adds them once, and loses
 * them from its address: what is ticked or cleared after that is not undone by loading the page again.
 */
export function useChecklist(): {
  ticked: CheckedItems
  tick(key: string, isTicked: boolean): void
  clear(): void
} {
  const [{ ticked, isLoaded }, setState] = useState<{ ticked: CheckedItems; isLoaded: boolean }>({
    ticked: {},
    isLoaded: false,
  })
  useEffect(() => {
    const carried = fromHash(location.hash.slice(1))
    if (carried) history.replaceState(history.state, '', location.pathname + location.search)
    const kept = merge(loadChecklist(), carried ?? {})
    setState((before) => ({ ticked: { ...kept, ...before.ticked }, isLoaded: true }))
    // The same list may be open in another tab.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PLACE) setState({ ticked: loadChecklist(), isLoaded: true })
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  useEffect(() => {
    if (isLoaded) save(ticked)
  }, [ticked, isLoaded])
  return {
    ticked,
    tick: (key, isTicked) =>
      setState((before) => ({ ...before, ticked: { ...before.ticked, [key]: isTicked } })),
    clear: () => setState((before) => ({ ...before, ticked: {} })),
  }
}

/**
 * Where toasts are shown while modal dialogs are open, for `useSyncExternalStore`: in the region of the one on top, since
 * everything outside of it can neither be pressed nor read. Null where none is open.
 */
export const toastHost = {
  subscribe(listener: () => void): () => void {
    const observer = new MutationObserver(listener)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    // A popover has no attribute that says that it is open.
    document.addEventListener('toggle', listener, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('toggle', listener, true)
    }
  },
  read: (): Element | null =>
    [...document.querySelectorAll('dialog:is(:modal, :popover-open) [data-toasts]')].at(-1) ?? null,
  none: () => null,
}

const SHOWN_MS = 2000

const pressed = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/** Copies the text of a pressed `[data-copy]` to the clipboard, and says so in its `[aria-live]` for a moment (`copy-button.tsx`). */
export function copyPressed(): void {
  document.addEventListener('click', async (event) => {
    const button = pressed(event, '[data-copy]')
    const status = button?.querySelector('[aria-live]')
    if (!button || !status) return
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
    } catch (error) {
      return console.error('Error copying', error)
    }
    const { copied = '', label = '' } = button.dataset
    status.textContent = copied
    setTimeout(() => {
      status.textContent = label
    }, SHOWN_MS)
  })
}

export function printPressed(): void {
  document.addEventListener('click', (event) => {
    if (!pressed(event, '[data-print]')) return
    event.preventDefault()
    print()
  })
}

import { flushSync } from 'react-dom'

/** Runs what changes the height of a part of the page: the field that is being filled in stays where it is on the screen. */
export function keepFieldInPlace(change: () => void): void {
  const field = document.activeElement ?? document.body
  const { top } = field.getBoundingClientRect()
  flushSync(change)
  const moved = field.getBoundingClientRect().top - top
  if (moved !== 0) (field.closest('dialog') ?? window).scrollBy({ top: moved, behavior: 'instant' })
}

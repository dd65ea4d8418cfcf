let pressed = false
let waiting: (() => void)[] = []

function flush(): void {
  pressed = false
  const all = waiting
  waiting = []
  // The click event follows the release; code that moves the page runs after it.
  setTimeout(() => {
    for (const work of all) work()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true })
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, flush, { capture: true, passive: true })
}

/**
 * Runs what may move the page, once no button of it is pressed: a button that moves between press and release
 * is not clicked.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work)
  else work()
}

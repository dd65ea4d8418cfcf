/** Where the menu is a dropdown rather than a full screen; `menu.module.css` has the same width. */
const isWide = matchMedia('(min-width: 60rem)')

/** A pointer that leaves may be on its way to a submenu. */
const LEAVE_AFTER_MS = 250

/** A press this soon after the pointer has opened the menu is meant to open it. */
const PRESS_TO_OPEN_MS = 500

/** The menu that an event is in; it is marked in `menu.tsx`. */
const menuOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('[data-menu]') : null

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')

/**
 * The behaviour of the menu besides opening and closing: hover, arrow keys, Esc, and closing when a link, the focus or a press is
 * outside it.
 */
export function behaveAsMenu(): void {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let openedByPointerAt = Number.NEGATIVE_INFINITY
  document.addEventListener('pointerover', (event) => {
    if (!isWide.matches || event.pointerType !== 'mouse') return
    const menu = menuOf(event)
    if (!menu) {
      leaving ??= setTimeout(() => openMenus().forEach(close), LEAVE_AFTER_MS)
      return
    }
    clearTimeout(leaving)
    leaving = undefined
    // It comes from outside: a press may just have closed the menu that it is in.
    const isNew = !(event.relatedTarget instanceof Node && menu.contains(event.relatedTarget))
    if (isNew && !menu.open) {
      openedByPointerAt = event.timeStamp
      menu.open = true
    }
    const item = closestTo(event, '[data-menu-panel] > ul > li')
    if (item) showBeside(menu, item.querySelector('details'))
  })
  document.addEventListener('click', (event) => {
    const menu = menuOf(event)
    if (!menu) return
    const details = closestTo(event, 'summary')?.parentElement
    if (details === menu) {
      // Hover has just opened the menu, so a press would close it although the person wants it open.
      if (event.timeStamp - openedByPointerAt < PRESS_TO_OPEN_MS) event.preventDefault()
    } else if (details && BESIDE in details.dataset) {
      event.preventDefault()
      delete details.dataset[BESIDE]
      noteTall(menu)
    }
    if (closestTo(event, 'a')) close(menu)
  })
  // The groups' too. They do not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = menuOf(event)
      if (!menu) return
      setBackgroundInert(menu.open && !isWide.matches)
      noteTall(menu)
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    const menu = menuOf(event)
    if (menu) onKey(menu, event)
  })
  const closeOthers = (target: EventTarget | null) => {
    if (!isWide.matches) return
    for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) close(menu)
  }
  document.addEventListener('focusin', ({ target }) => closeOthers(target))
  document.addEventListener('pointerdown', ({ target }) => closeOthers(target))
  // Not in Safari before 14; ours begins at 16.
  isWide.addEventListener('change', () => openMenus().forEach(close))
}

const GROUP = '[data-menu-group]'

/**
 * Marks the category that is open as a submenu beside the menu. A category that was pressed opens within the menu.
 */
const BESIDE = 'beside'

const closestTo = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const groupsOf = (menu: HTMLDetailsElement) => menu.querySelectorAll<HTMLDetailsElement>(GROUP)

function close(menu: HTMLDetailsElement): void {
  menu.open = false
  for (const group of groupsOf(menu)) fold(group)
}

function fold(group: HTMLDetailsElement): void {
  group.open = false
  delete group.dataset[BESIDE]
}

/** Opens one category beside the menu and closes the others. Does nothing if a category was opened by a press. */
function showBeside(menu: HTMLDetailsElement, wanted: HTMLDetailsElement | null): void {
  for (const group of groupsOf(menu)) if (group !== wanted && BESIDE in group.dataset) fold(group)
  if (!wanted || menu.querySelector(`${GROUP}[open]`)) return
  wanted.open = true
  wanted.dataset[BESIDE] = ''
}

/** Marks a panel with open groups, which may be taller than the window: not every browser has `:has()` (`oldest-browsers.ts`). */
function noteTall(menu: HTMLDetailsElement): void {
  const isTall = [...groupsOf(menu)].some((group) => group.open && !(BESIDE in group.dataset))
  menu.querySelector('[data-menu-panel]')?.toggleAttribute('data-tall', isTall)
}

/** While the menu fills the screen, the page behind it is inert. */
function setBackgroundInert(inert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('main, body > footer')) element.inert = inert
}

function onKey(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const button = menu.querySelector<HTMLElement>(':scope > summary')
  const current = document.activeElement
  if (!(current instanceof HTMLElement)) return
  const group = current.closest<HTMLDetailsElement>(GROUP)
  if (event.key === 'Escape' && menu.open) {
    event.preventDefault()
    if (isWide.matches && group?.open && current.tagName === 'A') {
      fold(group)
      group.querySelector('summary')?.focus()
    } else {
      close(menu)
      button?.focus()
    }
    return
  }
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }
  const step = steps[event.key]
  if (step !== undefined) {
    event.preventDefault()
    menu.open = true
    const scope = group && BESIDE in group.dataset && current.tagName === 'A' ? group : menu
    const items = visibleItems(scope)
    const at = items.indexOf(current)
    items[Math.max(0, Math.min(items.length - 1, at + step))]?.focus()
  } else if (event.key === 'ArrowRight' && group && current.tagName === 'SUMMARY') {
    event.preventDefault()
    group.open = true
    group.querySelector('a')?.focus()
  } else if (event.key === 'ArrowLeft' && group) {
    event.preventDefault()
    fold(group)
    group.querySelector('summary')?.focus()
  }
}

/** The items that the arrow keys move between: the links of a submenu, or all visible items of the menu. */
function visibleItems(scope: HTMLDetailsElement): HTMLElement[] {
  const own = [...scope.querySelectorAll<HTMLElement>(`a, ${GROUP} > summary`)]
  return own.filter((item) => {
    if (item.offsetParent === null) return false
    const group = item.closest<HTMLDetailsElement>(GROUP)
    return item.tagName === 'SUMMARY' ? 'menu' in scope.dataset : !group || group.open
  })
}

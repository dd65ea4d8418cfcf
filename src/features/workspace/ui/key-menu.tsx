import type { ComponentProps, KeyboardEvent } from 'react'

/** What is chosen in a menu: its buttons, and the first field of what is written there. */
const CHOICES = 'button, select, input:not([type=hidden])'

/**
 * A part of the page that unfolds, used by keys as a menu: arrows go from choice to choice, a digit presses the button that it
 * stands at, and Escape folds it and gives the focus back.
 */
export function KeyMenu(props: Omit<ComponentProps<'details'>, 'onKeyDown'>) {
  return <details {...props} onKeyDown={onKeyDown} />
}

function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget
  const { key, target } = event
  if (!menu.open || event.ctrlKey || event.altKey || event.metaKey) return
  if (key === 'Escape') {
    menu.open = false
    menu.querySelector('summary')?.focus()
  } else if (target instanceof HTMLInputElement) return
  else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const choices = [...menu.querySelectorAll<HTMLElement>(CHOICES)].filter(isShown)
    const at = choices.findIndex((each) => each.contains(document.activeElement))
    const step = key === 'ArrowDown' ? 1 : -1
    choices[at < 0 && step < 0 ? choices.length - 1 : (at + step + choices.length) % choices.length]?.focus()
  } else {
    const button = /^\d$/.test(key) && menu.querySelector<HTMLElement>(`[data-digit="${key}"] button`)
    if (!button) return
    button.click()
  }
  event.preventDefault()
}

const isShown = (element: HTMLElement) => element.offsetParent !== null

/** Unfolds a menu, and goes to its first choice. */
export function openMenu(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>(CHOICES)?.focus()
}

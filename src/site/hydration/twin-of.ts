/**
 * The element that stands for one that React has taken off the page, as it does with all that it draws anew: React hydrates no
 * page that a translator, or a telephone that makes links of numbers, has changed. Ids differ then; forms, names and places do
 * not. Null where there is none.
 */
export function twinOf<E extends Element>(element: E): E | null {
  if (element.isConnected) return element
  const form = element instanceof HTMLFormElement ? null : element.closest('form')
  const shownForm = form && twinOf(form)
  const removed = form ?? element.getRootNode()
  if (!(removed instanceof Element)) return null
  const shown = form ? shownForm : (shownRoot(removed) ?? document)
  if (!shown) return null
  const alike = likenessOf(element)
  const before = [...removed.querySelectorAll(alike)]
  const now = [...shown.querySelectorAll<E>(alike)]
  // What has no name is known by its place alone.
  if (!element.hasAttribute('name') && before.length !== now.length) return null
  return now[before.indexOf(element)] ?? null
}

const shownRoot = ({ id }: Element) => (id ? document.getElementById(id) : null)

/** What an element has in common with its twin: its kind, its name, and the answer that it stands for. */
function likenessOf(element: Element): string {
  const isTick = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
  const attributes = [
    'name',
    'type',
    'action',
    ...(isTick || element instanceof HTMLButtonElement ? ['value'] : []),
  ]
  return attributes
    .filter((name) => element.hasAttribute(name))
    .reduce(
      (selector, name) => `${selector}[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`,
      element.localName,
    )
}

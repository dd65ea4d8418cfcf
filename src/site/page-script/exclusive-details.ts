/**
 * Closes the other `<details>` of a name when one is opened, where the browser does not know what the name is for; not all that
 * we support do (`oldest-browsers.ts`).
 */
export function closeOtherDetails(): void {
  if ('name' in HTMLDetailsElement.prototype) return
  const closeOthers = ({ target }: Event) => {
    const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name')
    if (!name) return
    for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${CSS.escape(name)}"]`))
      if (other !== target) other.open = false
  }
  document.addEventListener('toggle', closeOthers, true)
}

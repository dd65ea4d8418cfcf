/**
 * Shows the rows of the table that a field names in `data-filters` whose `data-found-by` has what is typed, and what says that there
 * are none, `[data-none]`, in its part of the page.
 */
export function filterRows(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.filters === undefined) return
    const wanted = target.value.trim().toLowerCase()
    const rows = [...document.querySelectorAll<HTMLElement>(`#${target.dataset.filters} [data-found-by]`)]
    for (const row of rows) row.hidden = !isFound(row.dataset.foundBy ?? '', wanted)
    const none = document.querySelector<HTMLElement>('[data-none]')
    if (none) none.hidden = rows.some((row) => !row.hidden)
  })
}

/** A name by any part of it, a number by its beginning, with or without spaces. */
const isFound = (foundBy: string, wanted: string): boolean => {
  const [name = '', number = ''] = foundBy.split('\n')
  const digits = wanted.replaceAll(' ', '')
  return name.includes(wanted) || (digits !== '' && number.startsWith(digits))
}

/**
 * Shows the rows of the table that a field names in `data-filters` whose `data-found-by` has what is typed, also before this script
 * has come, and what says that there are none, `[data-none]`.
 */
export function filterRows(): void {
  document.addEventListener('input', ({ target }) => filterBy(target))
  for (const field of document.querySelectorAll('[data-filters]')) filterBy(field)
}

function filterBy(field: unknown): void {
  if (!(field instanceof HTMLInputElement) || field.dataset.filters === undefined) return
  const wanted = field.value.trim().toLowerCase()
  const rows = [...document.querySelectorAll<HTMLElement>(`#${field.dataset.filters} [data-found-by]`)]
  for (const row of rows) row.hidden = !isFound(row.dataset.foundBy ?? '', wanted)
  const none = document.querySelector<HTMLElement>('[data-none]')
  if (none) none.hidden = rows.some((row) => !row.hidden)
}

/** A name by any part of it, a number by its beginning, with or without spaces. */
const isFound = (foundBy: string, wanted: string): boolean => {
  const [name = '', number = ''] = foundBy.split('\n')
  const digits = wanted.replaceAll(' ', '')
  return name.includes(wanted) || (digits !== '' && number.startsWith(digits))
}

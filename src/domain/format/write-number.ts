/** A number as text for a field, which `parseNumber` reads: «12 500», «68,5». */
export function writeNumber(value: number, thousands: '' | '\u00a0' = '\u00a0'): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return decimals ? `${grouped},${decimals}` : grouped
}

/** A row of the table: what is measured, and its number for each contender, ours first. */
export interface MeasuredRow {
  label: string
  values: readonly number[]
  /** More is better, as of requests a second. */
  isMoreBetter?: boolean
  digits?: number
  /** What is said beside each number. */
  notes?: readonly string[]
}

const rounded = (value: number) => Number(value.toFixed(1))

/** Differences below this are noise on a shared machine. */
const NOISE = 1.05

/** Whether ours leads a row, or by how much it does not. */
export function verdict({ values, isMoreBetter = false }: MeasuredRow): string {
  const [ours = Number.NaN, ...peers] = values
  const best = isMoreBetter ? Math.max(...peers) : Math.min(...peers)
  if (ours === best) return 'level'
  if (ours === 0 || best === 0) {
    const leads = isMoreBetter ? ours > best : ours < best
    return leads ? 'leads' : `**behind: ${rounded(ours)} beside ${rounded(best)}**`
  }
  const times = isMoreBetter ? ours / best : best / ours
  if (times >= NOISE) return `leads, ${times.toFixed(2)} ×`
  if (times > 1 / NOISE) return `level (${times.toFixed(2)} ×)`
  return `**behind: ${(1 / times).toFixed(2)} × the best**`
}

const number = (value: number, digits: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** The table in Markdown. */
export function markdownTable(names: readonly string[], rows: readonly MeasuredRow[]): string {
  const lines = rows.map((row) => {
    const cells = row.values.map((value, index) =>
      [number(value, row.digits ?? 0), row.notes?.[index]].filter(Boolean).join(' '),
    )
    return [row.label, ...cells, verdict(row)]
  })
  return [['', ...names, 'ours'], ['---', ...names.map(() => '---:'), '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

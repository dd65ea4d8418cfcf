import { sheetTexts } from '../../sheet.words.ts'
import type { RowCounts, SheetImport } from '../../sheet-report.ts'

/** How many rows of a sheet do what: «12 nye», «10 endres»; what none do is left out. */
export function countsInWords(counts: RowCounts, state: SheetImport['state']): string[] {
  const { counts: words } = sheetTexts
  const isDone = state === 'applied' || state === 'undone'
  const said = {
    adds: words.adds,
    changes: isDone ? words.changed : words.changes,
    nothing: words.nothing,
    refused: words.refused,
  }
  return (['adds', 'changes', 'nothing', 'refused'] as const).flatMap((does) =>
    counts[does] > 0 ? [said[does](counts[does])] : [],
  )
}

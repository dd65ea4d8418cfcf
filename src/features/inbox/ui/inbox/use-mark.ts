import { useState } from 'react'

/**
 * Which row of a list is marked: the same case while rows are added or removed above it, the next row when it leaves
 * the list, and the first row of another list.
 */
export function useMark(
  references: readonly string[],
  list: string,
): { at: number; moveTo: (at: number) => void } {
  const [mark, setMark] = useState({ list, at: 0, reference: references[0] })
  const found = mark.list === list ? references.indexOf(mark.reference ?? '') : 0
  const at = Math.max(0, found >= 0 ? found : Math.min(mark.at, references.length - 1))
  if (mark.list !== list || mark.at !== at || mark.reference !== references[at])
    setMark({ list, at, reference: references[at] })
  return { at, moveTo: (next) => setMark({ list, at: next, reference: references[next] }) }
}

import { useState } from 'react'

/**
 * Which row of a list is marked: the same line while rows are added or removed above it, the next row when it leaves
 * the list, and the first row of another list.
 */
export function useMark(
  values: readonly string[],
  list: string,
): { at: number; moveTo: (at: number) => void } {
  const [mark, setMark] = useState({ list, at: 0, value: values[0] })
  const found = mark.list === list ? values.indexOf(mark.value ?? '') : 0
  const at = Math.max(0, found >= 0 ? found : Math.min(mark.at, values.length - 1))
  if (mark.list !== list || mark.at !== at || mark.value !== values[at])
    setMark({ list, at, value: values[at] })
  return { at, moveTo: (next) => setMark({ list, at: next, value: values[next] }) }
}

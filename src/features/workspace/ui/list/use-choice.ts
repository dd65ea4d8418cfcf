import { useMemo, useState } from 'react'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'

/** A list whose lines can be chosen. */
export interface ChosenList {
  /** The lines of the page. */
  shown: readonly string[]
  /** How many lines the whole list has. */
  total: number
  /** When it was read. */
  snapshot: string
}

/** The lines that are chosen in a list. */
export interface Choice {
  values: ReadonlySet<string>
  /** Whether all lines of the list are chosen, also those of other pages. */
  isAll: boolean
  /** How many are chosen. */
  count: number
  /** The list as it was when the first was chosen: what has changed since is refused. */
  snapshot: string
  choose: (value: string, isChosen: boolean) => void
  /** Chooses every line from the last one that was chosen to this one. */
  chooseTo: (value: string) => void
  chooseShown: (isChosen: boolean) => void
  chooseAll: () => void
  clear: () => void
}

export interface ChoiceState {
  values: ReadonlySet<string>
  isAll: boolean
  snapshot: string | null
  last: string | null
}

export const nothingChosen: ChoiceState = { values: new Set(), isAll: false, snapshot: null, last: null }

/**
 * The lines that are chosen. `choiceAfter` says what is chosen after an action; null where it leaves the choice as it was.
 * The list is the same object until it is read again.
 */
export function useChoice(
  list: ChosenList,
  result: ActionResult | undefined,
  choiceAfter: (result: ActionResult, snapshot: string) => ChoiceState | null,
): Choice {
  const [state, setState] = useState<ChoiceState>(
    () => (result ? choiceAfter(result, list.snapshot) : null) ?? nothingChosen,
  )
  const [handled, setHandled] = useState(result)
  if (handled !== result) {
    setHandled(result)
    const after = result && choiceAfter(result, list.snapshot)
    if (after) setState(after)
  }
  // The same while nothing is chosen: what shows it is not rendered again when another row is marked.
  return useMemo(() => {
    const { shown } = list
    const change = (of: (values: Set<string>) => void, last: string | null) =>
      setState((before) => {
        const values = new Set(before.isAll ? shown : before.values)
        of(values)
        if (values.size === 0) return nothingChosen
        return { values, isAll: false, snapshot: before.snapshot ?? list.snapshot, last }
      })
    // Lines that have left the list are no longer chosen.
    const values = new Set(state.isAll ? shown : shown.filter((value) => state.values.has(value)))
    return {
      values,
      isAll: state.isAll,
      count: state.isAll ? list.total : values.size,
      snapshot: state.snapshot ?? list.snapshot,
      choose: (value, isChosen) =>
        change((chosen) => (isChosen ? chosen.add(value) : chosen.delete(value)), value),
      chooseTo: (value) => {
        const [from, to] = [shown.indexOf(state.last ?? value), shown.indexOf(value)]
        const between = shown.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)
        change((chosen) => {
          for (const each of between) chosen.add(each)
        }, value)
      },
      chooseShown: (isChosen) =>
        change((chosen) => {
          chosen.clear()
          if (isChosen) for (const value of shown) chosen.add(value)
        }, null),
      chooseAll: () =>
        setState((before) => ({
          ...nothingChosen,
          isAll: true,
          values: new Set(shown),
          snapshot: before.snapshot ?? list.snapshot,
        })),
      clear: () => setState(nothingChosen),
    }
  }, [state, list])
}

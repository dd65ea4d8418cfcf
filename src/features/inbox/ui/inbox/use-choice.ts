import { useMemo, useState } from 'react'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { caseActions } from '../../casework.ts'
import { ALL_IN_LIST, bulkActions } from '../../inbox.ts'
import type { Inbox } from '../../server/list/inbox-views.ts'

/** The cases that are chosen in a list. */
export interface Choice {
  references: ReadonlySet<string>
  /** Whether all cases of the list are chosen, also those of other pages. */
  isAll: boolean
  /** How many are chosen. */
  count: number
  /** The list as it was when the first was chosen: what has changed since is refused. */
  snapshot: string
  choose: (reference: string, isChosen: boolean) => void
  /** Chooses every case from the last one that was chosen to this one. */
  chooseTo: (reference: string) => void
  chooseShown: (isChosen: boolean) => void
  chooseAll: () => void
  clear: () => void
}

interface State {
  references: ReadonlySet<string>
  isAll: boolean
  snapshot: string | null
  last: string | null
}

const nothing: State = { references: new Set(), isAll: false, snapshot: null, last: null }

/** The cases that are chosen in the inbox; after an action, those that it refused or that were undone. */
export function useChoice(inbox: Inbox, result: ActionResult | undefined): Choice {
  const [state, setState] = useState<State>(() => (result ? choiceAfter(result, inbox) : null) ?? nothing)
  const [handled, setHandled] = useState(result)
  if (handled !== result) {
    setHandled(result)
    const after = result && choiceAfter(result, inbox)
    if (after) setState(after)
  }
  // The same while nothing is chosen: what shows it is not rendered again when another row is marked.
  return useMemo(() => {
    const shown = inbox.lines.map(({ reference }) => reference)
    const change = (of: (references: Set<string>) => void, last: string | null) =>
      setState((before) => {
        const references = new Set(before.isAll ? shown : before.references)
        of(references)
        if (references.size === 0) return nothing
        return { references, isAll: false, snapshot: before.snapshot ?? inbox.snapshot, last }
      })
    // Cases that have left the list are no longer chosen.
    const references = new Set(
      state.isAll ? shown : shown.filter((reference) => state.references.has(reference)),
    )
    return {
      references,
      isAll: state.isAll,
      count: state.isAll ? inbox.total : references.size,
      snapshot: state.snapshot ?? inbox.snapshot,
      choose: (reference, isChosen) =>
        change((chosen) => (isChosen ? chosen.add(reference) : chosen.delete(reference)), reference),
      chooseTo: (reference) => {
        const [from, to] = [shown.indexOf(state.last ?? reference), shown.indexOf(reference)]
        const between = shown.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)
        change((chosen) => {
          for (const each of between) chosen.add(each)
        }, reference)
      },
      chooseShown: (isChosen) =>
        change((chosen) => {
          chosen.clear()
          if (isChosen) for (const reference of shown) chosen.add(reference)
        }, null),
      chooseAll: () =>
        setState((before) => ({
          ...nothing,
          isAll: true,
          references: new Set(shown),
          snapshot: before.snapshot ?? inbox.snapshot,
        })),
      clear: () => setState(nothing),
    }
  }, [state, inbox])
}

/** What is chosen after an action; null where it leaves the choice as it was. */
function choiceAfter(result: ActionResult, { snapshot }: Inbox): State | null {
  const ofBulk = Object.values(bulkActions).find(({ name }) => name === result.action)
  if (ofBulk === bulkActions.preview || result.status === 'refused') {
    if (!ofBulk) return null
    // The reason has been read, so that the next attempt counts from now.
    return {
      references: new Set(result.given.cases),
      isAll: result.given.scope?.[0] === ALL_IN_LIST,
      snapshot: ofBulk === bulkActions.preview ? (result.given.snapshot?.[0] ?? snapshot) : snapshot,
      last: null,
    }
  }
  const undone = shownBy(result, caseActions.undo)?.references
  const refused = ofBulk && shownBy(result, ofBulk)
  const left = undone ?? (refused && 'refused' in refused ? refused.refused : [])
  return left.length > 0 ? { ...nothing, references: new Set(left), snapshot } : nothing
}

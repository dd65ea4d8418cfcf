import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { type ChoiceState, nothingChosen } from '../../../workspace/ui/list/use-choice.ts'
import { caseActions } from '../../casework.ts'
import { ALL_IN_LIST, bulkActions } from '../../inbox.ts'

/** What is chosen in the inbox after an action: what it refused or what was undone; null where it leaves the choice as it was. */
export function choiceAfter(result: ActionResult, snapshot: string): ChoiceState | null {
  const ofBulk = Object.values(bulkActions).find(({ name }) => name === result.action)
  if (ofBulk === bulkActions.preview || result.status === 'refused') {
    if (!ofBulk) return null
    // The reason has been read, so that the next attempt counts from now.
    return {
      values: new Set(result.given.cases),
      isAll: result.given.scope?.[0] === ALL_IN_LIST,
      snapshot: ofBulk === bulkActions.preview ? (result.given.snapshot?.[0] ?? snapshot) : snapshot,
      last: null,
    }
  }
  const undone = shownBy(result, caseActions.undo)?.references
  const refused = ofBulk && shownBy(result, ofBulk)
  const left = undone ?? (refused && 'refused' in refused ? refused.refused : [])
  return left.length > 0 ? { ...nothingChosen, values: new Set(left), snapshot } : nothingChosen
}

import type { Actions, LineOf } from '../../../forms/action.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { ActionForm } from './action-form.tsx'

interface LineActionsProps<A extends Actions> {
  actions: A
  line: LineOf<A>
  /** What their fields hold to begin with, hidden ones included. */
  values: Readonly<Record<string, string>>
  result: ActionResult | undefined
}

/** The forms of everything that can be done to a line of a list, as the actions themselves declare it. */
export function LineActions<A extends Actions>({ actions, line, values, result }: LineActionsProps<A>) {
  return Object.values(actions)
    .filter((action) => action.isOffered?.(line))
    .map((action) => (
      <ActionForm key={action.name} action={action} result={result} values={values} look="quiet" />
    ))
}

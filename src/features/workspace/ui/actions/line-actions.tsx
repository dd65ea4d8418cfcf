import type { Action, Actions, LineOf } from '../../../../forms/engine/action.ts'
import type { Option } from '../../../../forms/engine/field.ts'
import { ActionForm, type ActionFormProps } from './action-form.tsx'

interface LineActionsProps<A extends Actions>
  extends Pick<ActionFormProps<Action>, 'result' | 'look' | 'about' | 'reloadDocument'> {
  actions: A
  line: LineOf<A>
  /** The initial values of their fields, hidden ones included. */
  values: Readonly<Record<string, string>>
  /** The choices of their fields whose choices come from data. */
  choices?: Readonly<Record<string, readonly Option[]>>
}

/** The forms of all actions that a line of a list offers, as the actions declare it. */
export function LineActions<A extends Actions>({
  actions,
  line,
  look = 'quiet',
  ...form
}: LineActionsProps<A>) {
  return Object.values(actions)
    .filter((action) => action.isOffered?.(line))
    .map((action) => <ActionForm key={action.name} action={action} look={look} {...form} />)
}

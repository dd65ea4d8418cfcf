import type { Action } from '../../../forms/action.ts'
import { actionFields } from '../../../forms/action-result.ts'

const looks = {
  primary: { className: 'button' },
  quiet: { className: 'button', 'data-kind': 'quiet' },
  danger: { className: 'button', 'data-tone': 'bad' },
  note: { className: 'button', 'data-tone': 'note' },
  link: { className: 'link-button' },
} as const

export interface ActionButtonProps {
  action: Action
  isSending?: boolean
  look?: keyof typeof looks
  /** Another label than the declared one. */
  label?: string | undefined
  /** What the action applies to, for screen readers. */
  about?: string | undefined
  /** The text for screen readers if the label is a symbol such as ×. */
  spokenLabel?: string | undefined
  id?: string
}

/** The submit button of an action's form. */
export function ActionButton({
  action,
  isSending,
  look = 'primary',
  label = action.submit,
  about,
  spokenLabel = label,
  id,
}: ActionButtonProps) {
  const name = about ? `${spokenLabel}: ${about}` : spokenLabel
  return (
    <button
      id={id}
      {...looks[look]}
      type="submit"
      name={actionFields.action}
      value={action.name}
      aria-label={name === label ? undefined : name}
      aria-disabled={isSending || undefined}
    >
      {label}
    </button>
  )
}

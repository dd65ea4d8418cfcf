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
  /** What it says, where that is not what the action declares. */
  label?: string | undefined
  /** What it is done to, for those who cannot see where the button stands. */
  about?: string | undefined
  /** What it says to those who cannot see it, where its label is a symbol such as ×. */
  spokenLabel?: string | undefined
  id?: string
}

/** The button that sends the form of an action. */
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

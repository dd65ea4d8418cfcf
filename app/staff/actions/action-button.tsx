import type { Action } from '../../../forms/action.ts'
import { actionFields } from '../../../forms/action-result.ts'
import * as buttonStyles from '../../components/ui/button.module.css'
import * as linkButtonStyles from '../../components/ui/link-button.module.css'
import * as styles from './action-button.module.css'

const looks = {
  primary: { className: buttonStyles.root },
  quiet: { className: buttonStyles.root, 'data-kind': 'quiet' },
  danger: { className: `${buttonStyles.root} ${styles.danger}` },
  note: { className: `${buttonStyles.root} ${styles.note}` },
  link: { className: linkButtonStyles.root },
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

import type { ComponentProps } from 'react'
import type { Action } from '../../../../forms/engine/action.ts'
import { actionFields } from '../../../../forms/engine/action-result.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import * as styles from './action-button.module.css'

const looks = {
  primary: {},
  quiet: { kind: 'quiet' },
  danger: { className: styles.danger },
  note: { className: styles.note },
  link: null,
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
  const button: ComponentProps<'button'> = {
    id,
    type: 'submit',
    name: actionFields.action,
    value: action.name,
    'aria-label': name === label ? undefined : name,
    'aria-disabled': isSending || undefined,
    children: label,
  }
  const shown = looks[look]
  return shown ? <Button {...button} {...shown} /> : <LinkButton {...button} />
}

import type { ReactNode } from 'react'
import { type Action, isVisible } from '../../../forms/engine/action.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { ActionField } from '../../../ui/forms/action-field.tsx'
import { Input } from '../../../ui/forms/controls/input.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import type { ControlOf, Controls } from '../../../ui/forms/field-view-props.ts'
import * as styles from './sign-in-frame.module.css'
import { SIGN_IN_ERROR } from './sign-in-frame.tsx'

const input: ControlOf = { layout: 'label', Control: Input }
const controls: Controls = { text: input, number: input, email: input, password: input }

interface SignInFormProps {
  action: Action
  result: ActionResult | undefined
  /** Its hidden fields. */
  children?: ReactNode
}

/** The form of a step of signing in. The frame says what is wrong: it must not tell which field it is. */
export function SignInForm({ action, result, children }: SignInFormProps) {
  const refused = result?.status === 'refused' && result.action === action.name ? result : null
  const visible = Object.entries(action.fields).filter(([, field]) => isVisible(field))
  return (
    <DocumentForm action={action} className={styles.form}>
      {children}
      {visible.map(([name]) => (
        <ActionField
          key={name}
          action={action}
          name={name}
          values={refused?.given[name]}
          error={refused?.message}
          errorId={SIGN_IN_ERROR}
          controls={controls}
        />
      ))}
    </DocumentForm>
  )
}

import type { ReactNode } from 'react'
import type { Action } from '../../forms/action.ts'
import { actionFields } from '../../forms/action-result.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { Seo } from '../components/seo.tsx'
import { Button } from '../components/ui/button.tsx'
import * as fieldStyles from '../components/ui/field.module.css'
import * as fieldViewStyles from '../forms/field-view.module.css'
import * as styles from './sign-in-frame.module.css'

interface SignInFrameProps {
  heading: string
  lead: string
  /** The error of the previous attempt. */
  error?: string | null
  children: ReactNode
}

/** The layout of every sign-in step. */
export function SignInFrame({ heading, lead, error, children }: SignInFrameProps) {
  return (
    <div className={`page section ${styles.root}`}>
      <Seo title={error ? `Feil: ${heading}` : heading} description={lead} noindex />
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {error && (
        <p className={styles.error} role="alert" id="feil">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

interface SignInFieldProps {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  autoComplete: string
  value?: string
  isWrong?: boolean
  inputMode?: 'numeric'
}

export function SignInField({
  name,
  label,
  type,
  autoComplete,
  value,
  isWrong,
  inputMode,
}: SignInFieldProps) {
  return (
    <div className={`${fieldStyles.root} ${fieldViewStyles.root}`}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        inputMode={inputMode}
        spellCheck={false}
        maxLength={256}
        required
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? 'feil' : undefined}
      />
    </div>
  )
}

interface PasswordFormProps {
  action: Action
  isWrong?: boolean
}

/** Asks for the password again before an action that only the account's owner may do. */
export function PasswordForm({ action, isWrong }: PasswordFormProps) {
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name={actionFields.action} value={action.name} />
      <SignInField
        name="password"
        label={signInTexts.password}
        type="password"
        autoComplete="current-password"
        isWrong={isWrong}
      />
      <Button type="submit">{action.submit}</Button>
    </form>
  )
}

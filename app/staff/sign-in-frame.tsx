import type { ReactNode } from 'react'
import { Seo } from '../components/seo.tsx'
import '../styles/sign-in.css'

interface SignInFrameProps {
  heading: string
  lead: string
  /** What went wrong, said first. */
  error?: string | null
  children: ReactNode
}

/** The frame of every step on the way in. */
export function SignInFrame({ heading, lead, error, children }: SignInFrameProps) {
  return (
    <div className="page section sign-in">
      <Seo title={error ? `Feil: ${heading}` : heading} description={lead} noindex />
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {error && (
        <p className="sign-in-error" role="alert" id="feil">
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
    <div className="field">
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

import type { ReactNode } from 'react'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import * as styles from './sign-in-frame.module.css'

/** The id of the error of the previous attempt. */
export const SIGN_IN_ERROR = 'feil'

interface SignInFrameProps {
  heading: string
  lead: string
  /** The result of the previous attempt. */
  result?: ActionResult | undefined
  children: ReactNode
}

/** The layout of every sign-in step. */
export function SignInFrame({ heading, lead, result, children }: SignInFrameProps) {
  const error = result?.status === 'refused' ? result.message : null
  return (
    <div className={`page section ${styles.root}`}>
      <Seo title={error ? `Feil: ${heading}` : heading} description={lead} noindex />
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {error && (
        <p className={styles.error} role="alert" id={SIGN_IN_ERROR}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { company } from '../../landlord/company.ts'
import { useHydrated } from '../use-hydrated.ts'

interface StaffHeadProps {
  title: string
  lead?: string
  /** Stands at the other end: what one most often does here. */
  children?: ReactNode
}

/** The heading of a staff page, and what its window is called. */
export function StaffHead({ title, lead, children }: StaffHeadProps) {
  return (
    <header className="staff-head">
      <title>{`${title} – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{title}</h1>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </header>
  )
}

/** What came of the last thing that was done: said once, where one looks first. */
export function StaffNotice({ error, notice }: { error?: string | null; notice?: string | null }) {
  if (error) return <Refusal>{error}</Refusal>
  return notice ? (
    <p className="staff-notice" role="status">
      {notice}
    </p>
  ) : null
}

/** Why something was not done. The form may stand far down on the page: whoever sent it is brought here. */
function Refusal({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const isAlive = useHydrated()
  // The same words again are another refusal.
  const answer = useActionData()
  useEffect(() => {
    if (isAlive && answer) box.current?.focus()
  }, [isAlive, answer])
  return (
    <p className="staff-notice" data-tone="bad" role="alert" tabIndex={-1} ref={box}>
      {children}
    </p>
  )
}

import type { ReactNode } from 'react'
import { company } from '../../content/company.ts'

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
  if (error) {
    return (
      <p className="staff-notice" data-tone="bad" role="alert">
        {error}
      </p>
    )
  }
  return notice ? (
    <p className="staff-notice" role="status">
      {notice}
    </p>
  ) : null
}

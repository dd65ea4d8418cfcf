import { type ReactNode, useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useHydrated } from '../../../ui/page/use-hydrated.ts'
import * as styles from './staff-head.module.css'
import * as staffNoticeStyles from './staff-notice.module.css'

interface StaffHeadProps {
  title: string
  lead?: string
  /** The title of the tab, where it says more than the heading. */
  tab?: string
  /** The most common action of the page, at the other end of the heading. */
  children?: ReactNode
}

/** The heading of a staff page, and its document title. */
export function StaffHead({ title, lead, tab = title, children }: StaffHeadProps) {
  const { name } = useContact()
  return (
    <header className={styles.root}>
      <title>{`${tab} – ${name}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{title}</h1>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </header>
  )
}

/** The result of the last action, shown once at the top of the page. */
export function StaffNoticeBar({ error, notice }: { error?: string | null; notice?: string | null }) {
  if (error) return <Refusal>{error}</Refusal>
  return notice ? (
    <p className={staffNoticeStyles.root} role="status">
      {notice}
    </p>
  ) : null
}

/** Why an action was refused. Its form may be far down on the page, so the message takes the focus. */
function Refusal({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const isAlive = useHydrated()
  // A repeated message with the same text is a new refusal.
  const answer = useActionData()
  useEffect(() => {
    if (isAlive && answer) box.current?.focus()
  }, [isAlive, answer])
  return (
    <p className={staffNoticeStyles.root} data-tone="bad" role="alert" tabIndex={-1} ref={box}>
      {children}
    </p>
  )
}

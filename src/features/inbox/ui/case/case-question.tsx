import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import * as staffNoticeStyles from '../../../workspace/ui/staff-notice.module.css'
import * as styles from './case-question.module.css'

interface CaseQuestionProps {
  part: string
  title: string
  /** What it asks about: another one takes the focus again. */
  about: unknown
  /** The answers to it, besides that nothing is done. */
  answers: ReactNode
  /** The answer that nothing is done. */
  cancel: string
  children: ReactNode
}

/** A question in place of what was asked for, which has the focus. */
export function CaseQuestion({ part, title, about, answers, cancel, children }: CaseQuestionProps) {
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (about) section.current?.focus()
  }, [about])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={heading}
      className={`${staffNoticeStyles.root} ${styles.root} no-print`}
      data-tone="warm"
      data-part={part}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      <div className="row">
        {answers}
        <a href={pathname + search}>{cancel}</a>
      </div>
    </section>
  )
}

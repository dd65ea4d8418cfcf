import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as staffNoticeStyles from '../../../workspace/ui/staff-notice.module.css'
import { staffCaseTexts } from '../../case.words.ts'
import type { MergedSender, MergeQuestionData } from '../../case-results.ts'
import { inboxTexts } from '../../inbox.words.ts'
import * as styles from './senders-question.module.css'
import { LastReply } from './told-sender.tsx'

interface SendersQuestionProps {
  question: MergeQuestionData
  message: string
  /** The answers to it, besides that they stay apart. */
  children: ReactNode
}

/** Asks before the cases of different senders are merged: who they are, and what each of them will be told. */
export function SendersQuestion({ question, message, children }: SendersQuestionProps) {
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (question) section.current?.focus()
  }, [question])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={title}
      className={`${staffNoticeStyles.root} ${styles.root} no-print`}
      data-tone="warm"
      data-part="merge-question"
    >
      <h2 id={title}>{staffCaseTexts.relate.question}</h2>
      <p>{message}</p>
      <ul className={`plain ${styles.senders}`}>
        {question.senders.map((sender) => (
          <li key={sender.reference}>
            <Sender sender={sender} main={question.main} />
          </li>
        ))}
      </ul>
      <div className="row">
        {children}
        <a href={pathname + search}>{staffCaseTexts.relate.keepApart}</a>
      </div>
    </section>
  )
}

/** A sender: who, from where, what they wrote, what they were told, and what they will get. */
function Sender({ sender, main }: { sender: MergedSender; main: string }) {
  const { willGet, willBeTold } = staffCaseTexts.relate
  const { unknownSender } = inboxTexts
  const { reference, name, address, excerpt, isMain, by, told } = sender
  return (
    <>
      <p>
        <strong>{name ?? unknownSender}</strong>{' '}
        <small>
          <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink>
          {address && ` · ${address}`}
        </small>
      </p>
      {excerpt && <p>{excerpt}</p>}
      <p>
        <LastReply {...told} />
      </p>
      <p>
        {isMain ? willGet.main : willGet.other(main)} {by !== 'email' && willBeTold[by]}
      </p>
    </>
  )
}

import type { ReactNode } from 'react'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import type { MergedSender, MergeQuestionData } from '../../case-results.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { CaseQuestion } from './case-question.tsx'
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
  const { relate } = staffCaseTexts
  return (
    <CaseQuestion
      part="merge-question"
      title={relate.question}
      about={question}
      answers={children}
      cancel={relate.keepApart}
    >
      <p>{message}</p>
      <ul className={`plain ${styles.senders}`}>
        {question.senders.map((sender) => (
          <li key={sender.reference}>
            <Sender sender={sender} main={question.main} />
          </li>
        ))}
      </ul>
    </CaseQuestion>
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

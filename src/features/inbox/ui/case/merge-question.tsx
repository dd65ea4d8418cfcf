import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import * as staffNoticeStyles from '../../../workspace/ui/staff-notice.module.css'
import { staffCaseTexts } from '../../case.words.ts'
import { type MergedSender, OTHER, type MergeQuestionData as Question, THIS } from '../../case-results.ts'
import { caseActions } from '../../casework.ts'
import { inboxTexts } from '../../inbox.words.ts'
import * as styles from './merge-question.module.css'
import { LastReply } from './told-sender.tsx'

const { linkSuggested, merge, mergeIntoSuggested, mergeSenders, mergeSuggested } = caseActions

/** What is to be asked before cases of different senders are merged; null where nothing is. */
export function mergeQuestionIn(result: ActionResult | undefined): Question | null {
  if (result?.status !== 'refused') return null
  return (
    shownBy(result, merge) ?? shownBy(result, mergeIntoSuggested) ?? shownBy(result, mergeSuggested) ?? null
  )
}

interface MergeQuestionProps {
  /** The case that the page shows. */
  reference: string
  result: ActionResult | undefined
}

/** Asks before the cases of different senders are merged: who they are, and what each of them will be told. */
export function MergeQuestion({ reference, result }: MergeQuestionProps) {
  const texts = staffCaseTexts.relate
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const question = mergeQuestionIn(result)
  useEffect(() => {
    if (mergeQuestionIn(result)) section.current?.focus()
  }, [result])
  const other = result?.status === 'refused' && result.given.other?.[0]
  if (!question || !other) return null
  const { main, senders } = question
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={title}
      className={`${staffNoticeStyles.root} ${styles.root} no-print`}
      data-tone="warm"
      data-part="merge-question"
    >
      <h2 id={title}>{texts.question}</h2>
      <p>{result.message}</p>
      <ul className={`plain ${styles.senders}`}>
        {senders.map((sender) => (
          <li key={sender.reference}>
            <Sender sender={sender} main={main} />
          </li>
        ))}
      </ul>
      <div className="row">
        <ActionForm
          action={mergeSenders}
          result={result}
          values={{ other, into: main === reference ? THIS : OTHER }}
        />
        <ActionForm action={linkSuggested} result={result} values={{ other }} look="quiet" />
        <a href={pathname + search}>{texts.keepApart}</a>
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

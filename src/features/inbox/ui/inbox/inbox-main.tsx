import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { inboxPath } from '../../../../domain/cases/inbox.ts'
import { type ActionResult, actionFields } from '../../../../forms/engine/action-result.ts'
import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as dockStyles from '../../../workspace/ui/list/dock.module.css'
import { DoneBar } from '../../../workspace/ui/list/done-bar.tsx'
import { useChoice } from '../../../workspace/ui/list/use-choice.ts'
import { useMark } from '../../../workspace/ui/list/use-mark.ts'
import * as staffNoticeStyles from '../../../workspace/ui/staff-notice.module.css'
import { caseActions } from '../../casework.ts'
import { finderTexts } from '../../finder.words.ts'
import { ALL_IN_LIST, bulkActions } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { keyDateTexts } from '../../key-date.words.ts'
import type { WrongKeyDateView } from '../../server/case/staff-views.ts'
import type { Inbox } from '../../server/list/inbox-views.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CaseList } from './case-list.tsx'
import { choiceAfter } from './choice-after.ts'
import * as inboxStyles from './inbox.module.css'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxHead } from './list-head.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'

interface InboxMainProps {
  inbox: Inbox
  /** The cases whose receipts told a wrong day. */
  wrongKeyDates: readonly WrongKeyDateView[]
  result: ActionResult | undefined
  pageKey: string
  openHelp: () => void
  /** What stands below the list. */
  children: ReactNode
}

/** The list of the inbox, its search, and what is done with several of its cases. */
export function InboxMain({ inbox, wrongKeyDates, result, pageKey, openHelp, children }: InboxMainProps) {
  const { query, typed, lines } = inbox
  const meant = typed === null ? null : finderTexts.meant(typed, query.text)
  const list = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle'
  const chosenList = useMemo(
    () => ({
      shown: inbox.lines.map(({ reference }) => reference),
      total: inbox.total,
      snapshot: inbox.snapshot,
    }),
    [inbox],
  )
  const choice = useChoice(chosenList, result, choiceAfter)
  const { at, moveTo } = useMark(chosenList.shown, inboxPath(query, {}))
  const here = lines[at]
  const write = () => form.current?.querySelector('textarea')?.focus({ preventScroll: true })

  const act = useCallback(
    (action: { name: string }, values: Readonly<Record<string, string>>) => {
      if (!form.current) return
      const body = new FormData(form.current)
      body.set(actionFields.action, action.name)
      for (const [name, value] of Object.entries(values)) body.set(name, value)
      submit(body, { method: 'post', preventScrollReset: true })
    },
    [submit],
  )
  useInboxKeys({
    inbox,
    choice,
    here,
    search,
    moveTo: (step) => {
      const next = Math.max(0, Math.min(lines.length - 1, at + step))
      moveTo(next)
      list.current?.querySelectorAll<HTMLAnchorElement>('ol a')[next]?.focus()
    },
    take: () => {
      if (choice.count > 0) act(bulkActions.take, {})
      else if (here) act(bulkActions.take, { cases: here.reference })
    },
    write,
    openHelp,
  })
  const isRefusedInBar =
    result?.status === 'refused' &&
    choice.count > 0 &&
    Object.values(bulkActions).some(({ name }) => name === result.action)
  return (
    <div className={inboxStyles.main}>
      <InboxFilters
        query={typed === null ? query : { ...query, text: typed }}
        choices={inbox.choices}
        search={search}
        result={result}
      />
      <WrongKeyDates cases={wrongKeyDates} />
      {meant && <p>{meant}</p>}
      <p className="visually-hidden" role="status">
        {meant} {inboxTexts.found(lines.length, inbox.isMore)}
      </p>
      {lines.length === 0 && (
        <p className={inboxStyles.empty}>{query.text ? inboxTexts.emptySearch : inboxTexts.empty}</p>
      )}
      <div ref={list} aria-busy={isBusy}>
        <CaseList
          query={query}
          lines={lines}
          density={inbox.density}
          marked={here?.reference ?? null}
          chosen={choice.values}
          onChoose={(reference, isChosen, withShift) =>
            withShift ? choice.chooseTo(reference) : choice.choose(reference, isChosen)
          }
          onFocus={moveTo}
        >
          {lines.length > 0 && (
            <InboxHead
              inbox={inbox}
              choice={choice}
              onAnswerAll={() => {
                choice.chooseAll()
                // The bar is shown once the cases are chosen.
                requestAnimationFrame(write)
              }}
              onGiveAll={(assignee) => act(bulkActions.assign, { assignee, scope: ALL_IN_LIST })}
            />
          )}
        </CaseList>
      </div>
      <Pages inbox={inbox} />
      {children}
      <div className={dockStyles.root} data-none={choice.count === 0 ? '' : undefined}>
        <DoneBar result={isRefusedInBar ? undefined : result} undo={caseActions.undo} />
        <BulkBar inbox={inbox} choice={choice} result={result} pageKey={pageKey} form={form} act={act} />
      </div>
    </div>
  )
}

/** The pages before and after this one. */
function Pages({ inbox: { query, isMore, pages } }: Pick<InboxMainProps, 'inbox'>) {
  if (query.page === 1 && !isMore) return null
  return (
    <nav className="row" aria-label={inboxTexts.pages}>
      {query.page > 1 && (
        <ButtonLink kind="quiet" href={inboxPath(query, pages.newer)}>
          {inboxTexts.newer}
        </ButtonLink>
      )}
      {isMore && (
        <ButtonLink kind="quiet" href={inboxPath(query, pages.older)}>
          {inboxTexts.older}
        </ButtonLink>
      )}
    </nav>
  )
}

/** The cases whose receipts told a wrong day, each with the day that it should be. */
function WrongKeyDates({ cases }: { cases: readonly WrongKeyDateView[] }) {
  const { unknownSender } = inboxTexts
  if (cases.length === 0) return null
  return (
    <details className={staffNoticeStyles.root} data-tone="warm">
      <summary>{keyDateTexts.list(cases.length)}</summary>
      <ul>
        {cases.map(({ reference, sender, told, right }) => (
          <li key={reference}>
            <SiteLink href={`/saker/${reference}`}>
              {sender ?? unknownSender} ({reference})
            </SiteLink>
            : <NoBreak>{keyDateTexts.line(told, right)}</NoBreak>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Form, useNavigate, useNavigation, useSubmit } from 'react-router'
import { casePath, inboxPath, isNarrowed } from '../../domain/inbox.ts'
import { otherDensity } from '../../domain/inbox-density.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { actionFields, shownBy } from '../../forms/action-result.ts'
import { caseActions } from '../../forms/staff/casework.ts'
import { bulkActions, listActions, viewActions } from '../../forms/staff/inbox.ts'
import { inboxTexts } from '../../forms/staff/inbox.words.ts'
import { ButtonLink } from '../components/ui/button.tsx'
import { LinkButton } from '../components/ui/link-button.tsx'
import { Tag } from '../components/ui/tag.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { ActionForm } from '../staff/actions/action-form.tsx'
import { refusedValues } from '../staff/actions/refused-values.ts'
import { staffAction } from '../staff/actions/staff-action.ts'
import { DoneBar } from '../staff/done-bar.tsx'
import { BulkBar } from '../staff/inbox/bulk-bar.tsx'
import { CaseList } from '../staff/inbox/case-list.tsx'
import * as inboxStyles from '../staff/inbox/inbox.module.css'
import { InboxFilters } from '../staff/inbox/inbox-filters.tsx'
import { InboxLanes } from '../staff/inbox/inbox-lanes.tsx'
import { useRememberInbox } from '../staff/inbox/last-inbox.ts'
import { SavedViews } from '../staff/inbox/saved-views.tsx'
import { useMark } from '../staff/inbox/use-mark.ts'
import * as keysHelpStyles from '../staff/keys-help.module.css'
import { KeysHelp } from '../staff/keys-help.tsx'
import { StaffHead } from '../staff/staff-head.tsx'
import * as staffNoticeStyles from '../staff/staff-notice.module.css'
import { useKeys } from '../staff/use-keys.ts'
import { useLastAction } from '../staff/use-last-action.ts'
import { useLive } from '../staff/use-live.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/saker'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { cases, oversight, may } = await context.get(pageRequestContext).staff.workspace()
  return {
    inbox: await cases.inbox(new URL(request.url).searchParams),
    heldMails: await oversight.heldCount(),
    mayRegister: may('register-cases'),
    key: newSubmissionKey(),
  }
}

const { undo } = caseActions

export const action = staffAction({ ...bulkActions, ...listActions, ...viewActions, undo })

/** All cases that the staff member may read, in lanes, overdue cases first. */
export default function InboxScreen({
  loaderData: { inbox, heldMails, mayRegister, key },
  actionData,
}: Route.ComponentProps) {
  const texts = useWords(inboxTexts)
  const { query, lines } = inbox
  const result = useLastAction(actionData)
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isHelpOpen, setHelpOpen] = useState(false)
  const navigate = useNavigate()
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle'
  const { newCases } = useLive(null)
  useRememberInbox()

  const choose = (reference: string, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      if (isChosen) next.add(reference)
      else next.delete(reference)
      return next
    })
  // Cases that have left the list are removed from the selection.
  const shown = lines.map(({ reference }) => reference)
  const { at, moveTo } = useMark(shown, inboxPath(query, {}))
  const here = lines[at]
  const chosenHere = shown.filter((reference) => chosen.has(reference))

  const go = (step: number) => {
    const next = Math.max(0, Math.min(lines.length - 1, at + step))
    moveTo(next)
    form.current?.querySelectorAll<HTMLAnchorElement>('ol a')[next]?.focus()
  }
  const open = (hash = '') => here && navigate(casePath(here.reference, query) + hash)
  const take = () => {
    const references = chosenHere.length > 0 ? chosenHere : here ? [here.reference] : []
    if (references.length === 0) return
    const body = new URLSearchParams({ [actionFields.action]: bulkActions.take.name })
    for (const reference of references) body.append('cases', reference)
    submit(body, { method: 'post' })
  }
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    x: () => here && choose(here.reference, !chosen.has(here.reference)),
    a: take,
    r: () => open('#svar'),
    n: () => open('#notat'),
    e: () => open('#avslutt'),
    'Ctrl+Z': () => document.getElementById('angre')?.click(),
    '/': () => search.current?.focus(),
    '?': () => setHelpOpen(true),
  })
  const undone = shownBy(result, undo)
  useEffect(() => {
    // The cases whose reply was undone; the bulk reply can be edited and sent again.
    if (result?.status === 'done') setChosen(new Set(undone?.references))
  }, [result, undone])

  const other = otherDensity(inbox.density)
  const path = (change: Parameters<typeof inboxPath>[1]) => inboxPath(query, change)
  return (
    <div className={inboxStyles.root}>
      <StaffHead title={texts.title} tab={texts.tab(inbox.unanswered)}>
        {newCases > 0 && (
          <Tag as="p" tone="good" role="status">
            {texts.newCases(newCases)}
          </Tag>
        )}
        <LinkButton
          type="button"
          className={`${keysHelpStyles.button} scripts-only`}
          onClick={() => setHelpOpen(true)}
        >
          {texts.keys.title}
        </LinkButton>
        <ActionForm
          action={listActions.density}
          result={result}
          values={{ density: other }}
          label={texts.showDensity[other]}
          look="link"
        />
        {mayRegister && (
          <ButtonLink kind="quiet" href="/saker/ny">
            {texts.newCase}
          </ButtonLink>
        )}
      </StaffHead>
      <InboxLanes query={query} counts={isNarrowed(query) ? {} : inbox.counts} isOpen>
        <SavedViews views={inbox.choices.views} result={result} />
      </InboxLanes>
      <div className={inboxStyles.main}>
        <InboxFilters query={query} choices={inbox.choices} search={search} result={result} />
        {heldMails > 0 && (
          <p className={staffNoticeStyles.root} data-tone="warm">
            <a href="/intern/epost">{texts.heldMails(heldMails)}</a>
          </p>
        )}
        <DoneBar result={result} />
        <p className="visually-hidden" role="status">
          {texts.found(lines.length, inbox.isMore)}
        </p>
        <Form method="post" ref={form} aria-busy={isBusy}>
          <input type="hidden" name="key" value={key} />
          {lines.length > 0 && (
            <BulkBar
              chosen={chosenHere.length}
              all={lines.length}
              message={
                undone?.message ?? refusedValues([bulkActions.reply], result, {})?.values.message?.[0] ?? ''
              }
              colleagues={inbox.choices.colleagues}
              onAll={(isChosen) => setChosen(new Set(isChosen ? shown : []))}
            />
          )}
          {lines.length === 0 && (
            <p className={inboxStyles.empty}>{query.text ? texts.emptySearch : texts.empty}</p>
          )}
          <CaseList
            query={query}
            lines={lines}
            density={inbox.density}
            marked={here?.reference ?? null}
            chosen={chosen}
            onChoose={choose}
            onFocus={moveTo}
          />
        </Form>
        {(query.page > 1 || inbox.isMore) && (
          <nav className="row" aria-label={texts.pages}>
            {query.page > 1 && (
              <ButtonLink kind="quiet" href={path({ page: query.page - 1 })}>
                {texts.newer}
              </ButtonLink>
            )}
            {inbox.isMore && (
              <ButtonLink kind="quiet" href={path({ page: query.page + 1 })}>
                {texts.older}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
      <KeysHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}

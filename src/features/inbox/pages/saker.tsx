import { useState } from 'react'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { firstStepActions } from '../../first-steps/first-steps.ts'
import { FirstSteps } from '../../first-steps/ui/first-steps.tsx'
import { firstStepsContext } from '../../first-steps/ui/first-steps-context.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import * as keysHelpStyles from '../../workspace/ui/list/keys-help.module.css'
import { KeysHelp } from '../../workspace/ui/list/keys-help.tsx'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { useLastAction } from '../../workspace/ui/use-last-action.ts'
import { useLive } from '../../workspace/ui/use-live.ts'
import { caseActions } from '../casework.ts'
import { bulkActions, listActions, viewActions } from '../inbox.ts'
import { inboxTexts } from '../inbox.words.ts'
import { otherDensity } from '../inbox-density.ts'
import type { Inbox } from '../server/list/inbox-views.ts'
import * as inboxStyles from '../ui/inbox/inbox.module.css'
import { InboxLanes } from '../ui/inbox/inbox-lanes.tsx'
import { InboxMain } from '../ui/inbox/inbox-main.tsx'
import { useRememberInbox } from '../ui/inbox/last-inbox.ts'
import * as styles from '../ui/inbox/saved-views.module.css'
import { caseReadsContext } from '../ui/inbox-context.ts'
import type { Route } from './+types/saker'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { may, jar } = await context.get(staffContext).request()
  const cases = await readsOf(context, caseReadsContext)
  return {
    inbox: await cases.inbox(new URL(request.url).searchParams),
    heldMails: await cases.heldMails(),
    wrongKeyDates: await cases.wrongKeyDates(),
    mayRegister: may('register-cases'),
    firstSteps: await (await readsOf(context, firstStepsContext))(),
    key: newSubmissionKey(),
    lanesOpen: areLanesOpen(jar),
  }
}

export const action = staffAction({
  ...bulkActions,
  ...listActions,
  ...viewActions,
  undo: caseActions.undo,
  ...firstStepActions,
})

/** All cases that the staff member may read, in lanes, overdue cases first. */
export default function InboxScreen({
  loaderData: { inbox, heldMails, wrongKeyDates, mayRegister, firstSteps, key, lanesOpen },
  actionData,
}: Route.ComponentProps) {
  const { query } = inbox
  const result = useLastAction(actionData)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { newCases } = useLive(null)
  useRememberInbox()
  const other = otherDensity(inbox.density)
  return (
    <div className={inboxStyles.root}>
      <StaffHead title={inboxTexts.title} tab={inboxTexts.tab(inbox.unanswered)}>
        {heldMails > 0 && (
          <Tag tone="warm">
            <SiteLink href="/intern/epost">{inboxTexts.heldMails(heldMails)}</SiteLink>
          </Tag>
        )}
        {newCases > 0 && (
          <Tag as="p" tone="good" role="status">
            {inboxTexts.newCases(newCases)}
          </Tag>
        )}
        <LinkButton
          type="button"
          className={`${keysHelpStyles.button} scripts-only`}
          onClick={() => setHelpOpen(true)}
        >
          {inboxTexts.keys.title}
        </LinkButton>
        <ActionForm
          action={listActions.density}
          result={result}
          values={{ density: other }}
          label={inboxTexts.showDensity[other]}
          look="link"
        />
        {mayRegister && (
          <ButtonLink kind="quiet" href="/saker/ny">
            {inboxTexts.newCase}
          </ButtonLink>
        )}
      </StaffHead>
      <InboxLanes query={query} counts={inbox.counts} isOpen={lanesOpen} onToggle={rememberLanes}>
        <SavedViews views={inbox.choices.views} result={result} />
      </InboxLanes>
      <InboxMain
        inbox={inbox}
        wrongKeyDates={wrongKeyDates}
        result={result}
        pageKey={key}
        openHelp={() => setHelpOpen(true)}
      >
        {firstSteps && <FirstSteps done={firstSteps} result={result} />}
      </InboxMain>
      <KeysHelp keys={inboxTexts.keys} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}

/** The cookie that says on this device that a staff member has collapsed the lanes: the server draws them so at once. */
const COOKIE = 'faner'
const COLLAPSED = 'lukket'
const YEAR_MS = 31_536_000_000

/** Whether the lanes of the inbox are shown, as they were left in a browser. */
const areLanesOpen = (browser: { cookie(name: string): string | null }): boolean =>
  browser.cookie(COOKIE) !== COLLAPSED

/** Remembers on this device whether the lanes are shown; older browsers show them each time. */
function rememberLanes(isOpen: boolean): void {
  if (!('cookieStore' in window)) return
  const cookie = { name: COOKIE, path: '/' }
  const stored = isOpen
    ? cookieStore.delete(cookie)
    : cookieStore.set({ ...cookie, value: COLLAPSED, expires: Date.now() + YEAR_MS, sameSite: 'lax' })
  // Where cookies are blocked, nothing is remembered.
  stored.catch(() => undefined)
}

interface SavedViewsProps {
  views: Inbox['choices']['views']
  result: ActionResult | undefined
}

/** The staff member's saved searches. */
function SavedViews({ views, result }: SavedViewsProps) {
  if (views.length === 0) return null
  return (
    <section className={styles.root}>
      <h2>{inboxTexts.views}</h2>
      <ul className="plain">
        {views.map(({ id, name, query: search }) => (
          <li key={id}>
            <SiteLink href={`/saker?${search}`}>{name}</SiteLink>
            <ActionForm
              action={viewActions.remove}
              result={result}
              values={{ id }}
              label="×"
              spokenLabel={viewActions.remove.submit}
              about={name}
              look="link"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

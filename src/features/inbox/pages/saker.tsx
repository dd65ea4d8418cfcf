import { useState } from 'react'
import { isNarrowed } from '../../../domain/cases/inbox.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { useLastAction } from '../../workspace/ui/use-last-action.ts'
import { useLive } from '../../workspace/ui/use-live.ts'
import { caseActions } from '../casework.ts'
import { bulkActions, listActions, viewActions } from '../inbox.ts'
import { inboxTexts } from '../inbox.words.ts'
import { otherDensity } from '../inbox-density.ts'
import * as inboxStyles from '../ui/inbox/inbox.module.css'
import { InboxLanes } from '../ui/inbox/inbox-lanes.tsx'
import { InboxMain } from '../ui/inbox/inbox-main.tsx'
import { areLanesOpen, rememberLanes } from '../ui/inbox/lanes-memory.ts'
import { useRememberInbox } from '../ui/inbox/last-inbox.ts'
import { SavedViews } from '../ui/inbox/saved-views.tsx'
import { caseReadsContext } from '../ui/inbox-context.ts'
import * as keysHelpStyles from '../ui/keys-help.module.css'
import { KeysHelp } from '../ui/keys-help.tsx'
import type { Route } from './+types/saker'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { may, jar } = await context.get(staffContext).request()
  const cases = await readsOf(context, caseReadsContext)
  return {
    inbox: await cases.inbox(new URL(request.url).searchParams),
    heldMails: await cases.heldMails(),
    wrongKeyDates: await cases.wrongKeyDates(),
    mayRegister: may('register-cases'),
    key: newSubmissionKey(),
    lanesOpen: areLanesOpen(jar),
  }
}

export const action = staffAction({
  ...bulkActions,
  ...listActions,
  ...viewActions,
  undo: caseActions.undo,
})

/** All cases that the staff member may read, in lanes, overdue cases first. */
export default function InboxScreen({
  loaderData: { inbox, heldMails, wrongKeyDates, mayRegister, key, lanesOpen },
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
      <InboxLanes
        query={query}
        counts={isNarrowed(query) ? {} : inbox.counts}
        isOpen={lanesOpen}
        onToggle={rememberLanes}
      >
        <SavedViews views={inbox.choices.views} result={result} />
      </InboxLanes>
      <InboxMain
        inbox={inbox}
        heldMails={heldMails}
        wrongKeyDates={wrongKeyDates}
        result={result}
        pageKey={key}
        openHelp={() => setHelpOpen(true)}
      />
      <KeysHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}

import { useState } from 'react'
import { isNarrowed } from '../../domain/inbox.ts'
import { otherDensity } from '../../domain/inbox-density.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { caseActions } from '../../forms/staff/casework.ts'
import { bulkActions, listActions, viewActions } from '../../forms/staff/inbox.ts'
import { inboxTexts } from '../../forms/staff/inbox.words.ts'
import { ButtonLink } from '../components/ui/button.tsx'
import { LinkButton } from '../components/ui/link-button.tsx'
import { Tag } from '../components/ui/tag.tsx'
import { ActionForm } from '../staff/actions/action-form.tsx'
import { staffAction } from '../staff/actions/staff-action.ts'
import * as inboxStyles from '../staff/inbox/inbox.module.css'
import { InboxLanes } from '../staff/inbox/inbox-lanes.tsx'
import { InboxMain } from '../staff/inbox/inbox-main.tsx'
import { areLanesOpen, rememberLanes } from '../staff/inbox/lanes-memory.ts'
import { useRememberInbox } from '../staff/inbox/last-inbox.ts'
import { SavedViews } from '../staff/inbox/saved-views.tsx'
import * as keysHelpStyles from '../staff/keys-help.module.css'
import { KeysHelp } from '../staff/keys-help.tsx'
import { staffContext } from '../staff/staff-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import { useLastAction } from '../staff/use-last-action.ts'
import { useLive } from '../staff/use-live.ts'
import type { Route } from './+types/saker'

export async function loader({ context, request }: Route.LoaderArgs) {
  const workspace = await context.get(staffContext).workspace()
  const { cases, oversight, may } = workspace
  return {
    inbox: await cases.inbox(new URL(request.url).searchParams),
    heldMails: await oversight.heldCount(),
    wrongKeyDates: await cases.wrongKeyDates(),
    mayRegister: may('register-cases'),
    key: newSubmissionKey(),
    lanesOpen: areLanesOpen(workspace),
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

import { redirectDocument } from 'react-router'
import { Panel } from '../../../ui/kit/panel.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { demoActions } from '../demo.ts'
import { demoTexts } from '../demo.words.ts'
import type { TouchedHome } from '../server/find-demo.ts'
import { demoContext } from '../ui/demo-context.ts'
import type { Route } from './+types/intern.demo'

export async function loader({ context }: Route.LoaderArgs) {
  return (await readsOf(context, demoContext)).read()
}

// Every page of the workspace says whether it is of a demo.
export const action = staffAction(demoActions, redirectDocument)

/** What the demo is made of, and taking all of it out. */
export default function DemoScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { demo, removedAt } = loaderData
  if (!demo)
    return (
      <div className="staff-column">
        <StaffHead title={demoTexts.none} {...(removedAt ? { lead: demoTexts.removedAt(removedAt) } : {})} />
        <p>
          <SiteLink href="/intern/eiendommer">{demoTexts.next}</SiteLink>
        </p>
      </div>
    )
  const { properties, listings, cases, subscribers, mails, accounts, touched, listed, ownAccount } = demo
  const form = { result: actionData, values: { listed }, look: 'danger' } as const
  return (
    <div className="staff-column">
      <StaffHead title={demoTexts.title} lead={demoTexts.lead} />
      <ActionNotice result={actionData} />
      <Panel>
        <h2>{demoTexts.takenOut}</h2>
        <ul>
          {properties > 0 && <li>{demoTexts.properties(properties)}</li>}
          {listings > 0 && <li>{demoTexts.listings(listings)}</li>}
          {cases > 0 && <li>{demoTexts.cases(cases)}</li>}
          {mails > 0 && <li>{demoTexts.mails(mails)}</li>}
          {subscribers > 0 && <li>{demoTexts.subscribers(subscribers)}</li>}
          {accounts.length > 0 && <li>{demoTexts.accounts(accounts.map(({ name }) => name))}</li>}
        </ul>
        {ownAccount && <p>{demoTexts.ownAccount}</p>}
        {touched.length === 0 && <ActionForm action={demoActions.removeAll} {...form} />}
      </Panel>
      {touched.length > 0 && (
        <Panel>
          <h2>{demoTexts.askTitle}</h2>
          <p>{demoTexts.askLead}</p>
          <ul className={`plain ${staffLinesStyles.root}`}>
            {touched.map((home) => (
              <TouchedLine key={home.id} home={home} />
            ))}
          </ul>
          <div className="row">
            <ActionForm action={demoActions.removeUntouched} {...form} />
            <ActionForm action={demoActions.removeAll} {...form} />
          </div>
        </Panel>
      )}
    </div>
  )
}

function TouchedLine({ home: { id, title, isEdited, cases } }: { home: TouchedHome }) {
  return (
    <li>
      <div>
        <SiteLink href={`/intern/eiendommer/${id}`}>{title}</SiteLink>
        {cases.length > 0 && (
          <small>
            {demoTexts.aboutCases(cases.length)}{' '}
            {cases.map((reference, index) => (
              <span key={reference}>
                {index > 0 && ', '}
                <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink>
              </span>
            ))}
          </small>
        )}
      </div>
      {isEdited && <Tag tone="warm">{demoTexts.edited}</Tag>}
    </li>
  )
}

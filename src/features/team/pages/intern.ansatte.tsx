import { staffRoles } from '../../../domain/people/staff-roles.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { AddressText } from '../../inbox/ui/address-text.tsx'
import { HandedOver, UnhostedVisits, VisitLinks } from '../../inbox/ui/handed-over.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { LineActions } from '../../workspace/ui/actions/line-actions.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import type { ColleagueLine } from '../server/team-work.ts'
import { teamActions } from '../team.ts'
import { Absences } from '../ui/absences.tsx'
import * as teamStyles from '../ui/team.module.css'
import { teamContext } from '../ui/team-context.ts'
import type { Route } from './+types/intern.ansatte'
import { teamTexts } from './intern.ansatte.words.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const team = await readsOf(context, teamContext)
  const { searchParams } = new URL(request.url)
  const countOf = (name: string) => {
    const count = Number(searchParams.get(name))
    return Number.isSafeInteger(count) && count > 0 ? count : 0
  }
  return {
    ...(await team.list()),
    isInvited: searchParams.has('invitert'),
    given: countOf('gitt-videre'),
    unassigned: countOf('uten-ansvarlig'),
    visitsGiven: countOf('besok-gitt-videre'),
    visitsUnhosted: countOf('besok-uten-noen'),
  }
}

export const action = staffAction(teamActions)

const { addAbsence, removeAbsence, close, ...accountActions } = teamActions

/** The staff: invitations, roles and disabled accounts. */
export default function TeamScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { colleagues, isInvited, unhosted, visitsUnhosted } = loaderData
  const isRefused = actionData?.status === 'refused'
  const active = colleagues.filter(({ state }) => state === 'active')
  return (
    <div className="staff-column">
      <StaffHead title={teamTexts.title} />
      <ActionNotice result={actionData} notice={isInvited ? teamTexts.invited : null} />
      {!isRefused && <HandedOver {...loaderData} />}
      <UnhostedVisits visits={unhosted} isNew={visitsUnhosted > 0 && !isRefused} />
      <Panel>
        <h2>{teamTexts.inviteTitle}</h2>
        <p className="quiet">{teamTexts.inviteText}</p>
        <ActionForm action={teamActions.invite} result={actionData} />
      </Panel>
      <ul className={`plain ${teamStyles.root}`}>
        {colleagues.map((colleague) => (
          <Panel as="li" key={colleague.id} data-state={colleague.state}>
            <Colleague
              colleague={colleague}
              successors={active.filter(({ id }) => id !== colleague.id)}
              result={actionData}
            />
          </Panel>
        ))}
      </ul>
    </div>
  )
}

interface ColleagueProps {
  colleague: ColleagueLine
  /** Who can take over their cases. */
  successors: readonly ColleagueLine[]
  result: ActionResult | undefined
}

function Colleague({ colleague, successors, result }: ColleagueProps) {
  const {
    id,
    name,
    email,
    role,
    state,
    hasSecondFactor,
    lastSeen,
    disabledOn,
    isMe,
    absences,
    nextAbsence,
    visits,
  } = colleague
  const others = successors.map((each) => ({ value: each.id, label: each.name }))
  return (
    <>
      <h2>
        {name} {isMe && <small>({teamTexts.me})</small>}
      </h2>
      <p>
        <AddressText>{email}</AddressText> · {staffRoles[role].one}
      </p>
      <p className="row">
        {absences.map((each) => (
          <Tag key={each.id}>{each.text}</Tag>
        ))}
        <Tag tone={state === 'active' ? 'good' : undefined}>{teamTexts.states[state]}</Tag>
        {state === 'active' && !hasSecondFactor && <Tag>{teamTexts.noFactor}</Tag>}
        <small>
          {disabledOn
            ? teamTexts.disabledOn(disabledOn)
            : lastSeen
              ? teamTexts.lastSeen(lastSeen)
              : teamTexts.neverSeen}
        </small>
      </p>
      {!isMe && (
        <details open={result?.status === 'refused' && result.given.id?.[0] === id}>
          <summary aria-label={`${teamTexts.actions} ${name}`}>{teamTexts.actions}</summary>
          <LineActions
            actions={{ ...accountActions }}
            line={colleague}
            values={{ id, role }}
            result={result}
          />
          {state !== 'disabled' && (
            <Absences
              absences={absences}
              next={nextAbsence}
              deputies={others}
              actions={{ add: addAbsence, remove: removeAbsence }}
              addValues={{ id }}
              removeValues={(absence) => ({ id, absence: absence.id })}
              result={result}
            />
          )}
          {visits.length > 0 && (
            <div>
              {teamTexts.hasVisits(visits.length)}
              <VisitLinks visits={visits} />
            </div>
          )}
          <LineActions
            actions={{ close }}
            line={colleague}
            values={{ id }}
            choices={{ successor: others }}
            result={result}
          />
        </details>
      )}
    </>
  )
}

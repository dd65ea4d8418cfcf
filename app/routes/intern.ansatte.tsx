import { data, redirect } from 'react-router'
import { teamTexts as texts } from '../../content/staff/team.ts'
import { everyRole, staffRoles } from '../../content/staff-roles.ts'
import type { ColleagueLine } from '../../server/http/staff/team-work.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { StaffHead, StaffNotice } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.ansatte'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { team } = await context.get(pageRequestContext).staff.workspace()
  const { searchParams } = new URL(request.url)
  const unassigned = Number(searchParams.get('uten-ansvarlig'))
  return {
    colleagues: await team.list(),
    isInvited: searchParams.has('invitert'),
    unassigned: Number.isSafeInteger(unassigned) && unassigned > 0 ? unassigned : 0,
  }
}

export async function action({ context }: Route.ActionArgs) {
  const { staff } = context.get(pageRequestContext)
  const { team } = await staff.workspace()
  const { text } = await staff.posted()
  const acted = await team.act()
  if (acted.done) {
    const told = text('handling') === 'invite' ? '?invitert' : ''
    throw redirect(
      `/intern/ansatte${acted.unassigned > 0 ? `?uten-ansvarlig=${acted.unassigned}` : told}`,
      303,
    )
  }
  const given = { name: text('name'), email: text('email'), role: text('role') }
  return data({ error: acted.error, given: text('handling') === 'invite' ? given : null }, { status: 422 })
}

/** Who works here: invitations, roles, and shutting out. */
export default function TeamScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { colleagues, isInvited, unassigned } = loaderData
  const given = actionData?.given
  return (
    <div className="staff-column">
      <StaffHead title={texts.title} />
      <StaffNotice error={actionData?.error} notice={isInvited ? texts.invited : null} />
      {unassigned > 0 && !actionData?.error && (
        <p className="staff-notice" data-tone="warm" role="status">
          {texts.unassigned(unassigned)}{' '}
          <a href="/saker?fane=venter-pa-oss&ansvarlig=ingen">{texts.seeUnassigned}</a>
        </p>
      )}
      <section className="staff-card">
        <h2>{texts.inviteTitle}</h2>
        <p className="quiet">{texts.inviteText}</p>
        <form method="post" className="staff-form">
          <input type="hidden" name="handling" value="invite" />
          <div className="field">
            <label htmlFor="name">{texts.name}</label>
            <input
              id="name"
              name="name"
              autoComplete="off"
              maxLength={100}
              defaultValue={given?.name}
              required
            />
          </div>
          <div className="field">
            <label htmlFor="email">{texts.email}</label>
            <input
              id="email"
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={given?.email}
              required
            />
          </div>
          <RoleField id="role" role={given?.role ?? 'saksbehandler'} />
          <button className="button" type="submit">
            {texts.invite}
          </button>
        </form>
      </section>
      <ul className="plain team">
        {colleagues.map((colleague) => (
          <li key={colleague.id} className="staff-card" data-state={colleague.state}>
            <Colleague colleague={colleague} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function RoleField({ id, role }: { id: string; role: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{texts.role}</label>
      <select id={id} name="role" defaultValue={role} autoComplete="off">
        {everyRole.map((each) => (
          <option key={each} value={each}>
            {staffRoles[each].one}
          </option>
        ))}
      </select>
    </div>
  )
}

function Colleague({ colleague }: { colleague: ColleagueLine }) {
  const { id, name, email, role, state, hasSecondFactor, lastSeen, disabledOn, isMe } = colleague
  return (
    <>
      <h2>
        {name} {isMe && <small>({texts.me})</small>}
      </h2>
      <p>
        {email} · {staffRoles[role].one}
      </p>
      <p className="row">
        <span className="tag" data-tone={state === 'active' ? 'good' : undefined}>
          {texts.states[state]}
        </span>
        {state === 'active' && !hasSecondFactor && <span className="tag">{texts.noFactor}</span>}
        <small>
          {disabledOn ? texts.disabledOn(disabledOn) : lastSeen ? texts.lastSeen(lastSeen) : texts.neverSeen}
        </small>
      </p>
      {!isMe && (
        <details>
          <summary aria-label={`${texts.actions} ${name}`}>{texts.actions}</summary>
          {state === 'disabled' ? (
            <Deed id={id} handling="enable" label={texts.enable} />
          ) : (
            <>
              <form method="post" className="staff-form">
                <input type="hidden" name="id" value={id} />
                <RoleField id={`role-${id}`} role={role} />
                <button className="button" data-kind="quiet" type="submit" name="handling" value="role">
                  {texts.changeRole}
                </button>
              </form>
              {state === 'invited' && <Deed id={id} handling="again" label={texts.again} />}
              {hasSecondFactor && (
                <Deed
                  id={id}
                  handling="second-factor"
                  label={texts.secondFactor}
                  text={texts.secondFactorText}
                />
              )}
              <Deed id={id} handling="disable" label={texts.disable} text={texts.disableText} />
            </>
          )}
        </details>
      )}
    </>
  )
}

interface DeedProps {
  id: string
  handling: string
  label: string
  text?: string
}

/** One button that does one thing to one account, with what it means before it. */
function Deed({ id, handling, label, text }: DeedProps) {
  return (
    <form method="post" className="staff-deed">
      <input type="hidden" name="id" value={id} />
      {text && <p className="quiet">{text}</p>}
      <button className="button" data-kind="quiet" type="submit" name="handling" value={handling}>
        {label}
      </button>
    </form>
  )
}

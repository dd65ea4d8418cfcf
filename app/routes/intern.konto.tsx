import { MIN_PASSWORD_CHARACTERS } from '../../domain/password.ts'
import { type ActionResult, shownBy } from '../../forms/action-result.ts'
import { absenceTexts } from '../../forms/staff/absence.words.ts'
import { calendarFeedActions } from '../../forms/staff/calendar-feed.ts'
import { noticeActions } from '../../forms/staff/notices.ts'
import { ownAccountActions } from '../../forms/staff/own-account.ts'
import { ownAccountTexts } from '../../forms/staff/own-account.words.ts'
import { pushDeviceActions } from '../../forms/staff/push-devices.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { Panel } from '../components/ui/panel.tsx'
import { Tag } from '../components/ui/tag.tsx'
import { Absences } from '../staff/absences.tsx'
import { ActionForm } from '../staff/actions/action-form.tsx'
import { ActionNotice } from '../staff/actions/action-notice.tsx'
import { LineActions } from '../staff/actions/line-actions.tsx'
import { staffAction } from '../staff/actions/staff-action.ts'
import { CalendarFeed } from '../staff/calendar-feed.tsx'
import { EnrollApp, RecoveryCodes } from '../staff/enroll-app.tsx'
import { NoticeSettings } from '../staff/notice-settings.tsx'
import { PasskeyButton } from '../staff/passkey-button.tsx'
import { addPasskey, loadAnew } from '../staff/passkeys.ts'
import { staffContext } from '../staff/staff-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import * as staffLinesStyles from '../staff/staff-lines.module.css'
import type { Route } from './+types/intern.konto'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(staffContext).workspace()).account.read()
}

export const action = staffAction({
  ...ownAccountActions,
  ...calendarFeedActions,
  ...noticeActions,
  ...pushDeviceActions,
})

/** The staff member's own account: second factor, recovery codes, and sessions. */
export default function AccountScreen({ loaderData: account, actionData: result }: Route.ComponentProps) {
  const renewed = shownBy(result, ownAccountActions.renewCodes)
  return (
    <div className="staff-column">
      <StaffHead title={ownAccountTexts.title} lead={`${account.name}, ${account.email}`} />
      <ActionNotice result={result} />
      <NoticeSettings account={account} result={result} />
      <CalendarFeed account={account} result={result} />
      <Panel>
        <h2>{absenceTexts.title}</h2>
        <p className="quiet">{absenceTexts.lead}</p>
        <Absences
          absences={account.absences}
          deputies={account.colleagues}
          actions={{ add: ownAccountActions.addAbsence, remove: ownAccountActions.removeAbsence }}
          removeValues={({ id }) => ({ id })}
          result={result}
        />
      </Panel>
      <Panel>
        <h2>{ownAccountTexts.secondFactorTitle}</h2>
        <p>
          {ownAccountTexts.app}:{' '}
          <strong>{account.hasApp ? ownAccountTexts.appOn : ownAccountTexts.appOff}</strong>
        </p>
        {renewed && <RecoveryCodes codes={renewed.codes} />}
        {account.hasApp ? (
          <details>
            <summary>{ownAccountTexts.codesTitle}</summary>
            <p>{ownAccountTexts.codesText}</p>
            <ActionForm action={ownAccountActions.renewCodes} result={result} look="quiet" reloadDocument />
          </details>
        ) : (
          <SetUpApp result={result} />
        )}
        <h3>{ownAccountTexts.passkeys}</h3>
        {account.passkeys.length === 0 && <p className="quiet">{ownAccountTexts.noPasskeys}</p>}
        <ul className={`plain ${staffLinesStyles.root}`}>
          {account.passkeys.map(({ id, name, since }) => (
            <li key={id}>
              <span>
                {name} <small>{ownAccountTexts.since(since)}</small>
              </span>
              <ActionForm
                action={ownAccountActions.removePasskey}
                values={{ id }}
                result={result}
                look="link"
                about={`${name}, ${ownAccountTexts.since(since)}`}
                reloadDocument
              />
            </li>
          ))}
        </ul>
        <PasskeyButton
          label={signInTexts.enroll.passkeyAdd}
          failed={signInTexts.enroll.passkeyFailed}
          act={() => addPasskey(ownAccountTexts.passkeyName)}
          onSuccess={loadAnew('/intern/konto')}
          kind="quiet"
        />
      </Panel>
      <Panel>
        <h2>{ownAccountTexts.passwordTitle}</h2>
        <p className="quiet">{ownAccountTexts.passwordText(MIN_PASSWORD_CHARACTERS)}</p>
        <ActionForm action={ownAccountActions.changePassword} result={result} look="quiet" reloadDocument />
      </Panel>
      <Panel>
        <h2>{ownAccountTexts.sessionsTitle}</h2>
        <ul className={`plain ${staffLinesStyles.root}`}>
          {account.sessions.map(({ id, device, address, begun, lastUsed, isThis }) => (
            <li key={id}>
              <span>
                <strong>{device}</strong> {isThis && <Tag>{ownAccountTexts.thisSession}</Tag>}
                <small>
                  {address}, {ownAccountTexts.begun(begun)}, {ownAccountTexts.lastUsed(lastUsed)}
                </small>
              </span>
              <LineActions
                actions={{ endSession: ownAccountActions.endSession }}
                line={{ isThis }}
                values={{ id }}
                result={result}
                look="link"
                about={`${device}, ${ownAccountTexts.begun(begun)}`}
                reloadDocument
              />
            </li>
          ))}
        </ul>
        {account.sessions.length > 1 && (
          <ActionForm
            action={ownAccountActions.endOtherSessions}
            result={result}
            look="quiet"
            reloadDocument
          />
        )}
      </Panel>
    </div>
  )
}

/** Sets up an authenticator app, from the password to the first code. */
function SetUpApp({ result }: { result: ActionResult | undefined }) {
  const { beginApp, finishApp } = ownAccountActions
  return (
    <details open={result?.action === beginApp.name || result?.action === finishApp.name}>
      <summary>{ownAccountTexts.setUpApp}</summary>
      <EnrollApp actions={ownAccountActions} result={result} />
    </details>
  )
}

import { MIN_PASSWORD_CHARACTERS } from '../../../domain/people/password.ts'
import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { absenceTexts } from '../../inbox/absence.words.ts'
import { ownAccountTexts } from '../../sign-in/own-account.words.ts'
import { pushDeviceActions } from '../../sign-in/push-devices.ts'
import { signInTexts } from '../../sign-in/sign-in.words.ts'
import { EnrollApp, RecoveryCodes } from '../../sign-in/ui/enroll-app.tsx'
import { PasskeyButton } from '../../sign-in/ui/passkey-button.tsx'
import { addPasskey, loadAnew } from '../../sign-in/ui/passkeys.ts'
import { noticeActions } from '../../staff-notices/notices.ts'
import { noticeTexts } from '../../staff-notices/notices.words.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { LineActions } from '../../workspace/ui/actions/line-actions.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { calendarFeedActions } from '../calendar-feed.ts'
import { ownAccountActions } from '../own-account.ts'
import type { OwnAccount } from '../server/account-work.ts'
import { Absences } from '../ui/absences.tsx'
import { CalendarFeed } from '../ui/calendar-feed.tsx'
import { PushDevices } from '../ui/push-devices.tsx'
import { accountContext } from '../ui/team-context.ts'
import type { Route } from './+types/intern.konto'

export async function loader({ context }: Route.LoaderArgs) {
  return (await readsOf(context, accountContext)).read()
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
      <Panel id="fravaer">
        <h2>{absenceTexts.title}</h2>
        <p className="quiet">{absenceTexts.lead}</p>
        <Absences
          absences={account.absences}
          next={account.nextAbsence}
          deputies={account.colleagues}
          actions={{ add: ownAccountActions.addAbsence, remove: ownAccountActions.removeAbsence }}
          removeValues={({ id }) => ({ id })}
          result={result}
        />
      </Panel>
      {account.hasVisits && (
        <Panel id="arbeidstid">
          <h2>{ownAccountTexts.hoursTitle}</h2>
          <p className="quiet">{ownAccountTexts.hoursText}</p>
          <ActionForm
            action={ownAccountActions.setHours}
            values={account.hours}
            result={result}
            anchor="arbeidstid"
            id="tid"
            look="quiet"
          />
        </Panel>
      )}
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

interface NoticeSettingsProps {
  account: Pick<OwnAccount, 'notices' | 'push'>
  result: ActionResult | undefined
}

/** How, and on which devices, a staff member wants to be told what is new in their cases. */
function NoticeSettings({ account: { notices, push }, result }: NoticeSettingsProps) {
  return (
    <Panel id="varsler">
      <h2>{noticeTexts.title}</h2>
      <p className="quiet">{noticeTexts.text}</p>
      <ActionForm
        action={noticeActions.choose}
        values={notices}
        result={result}
        anchor="varsler"
        id="varsel"
      />
      <PushDevices push={push} result={result} />
    </Panel>
  )
}

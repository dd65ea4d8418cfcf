import { data, redirect } from 'react-router'
import { accountTexts as texts } from '../../content/staff/account.ts'
import { signInTexts } from '../../content/staff/sign-in.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { EnrollApp, RecoveryCodes } from '../staff/enroll-app.tsx'
import { enrollmentShownAfter } from '../staff/enrollment.ts'
import { LineAction } from '../staff/line-action.tsx'
import { PasskeyButton } from '../staff/passkey-button.tsx'
import { addPasskey } from '../staff/passkeys.ts'
import { PasswordForm } from '../staff/sign-in-frame.tsx'
import { StaffHead, StaffNotice } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.konto'
import '../styles/sign-in.css'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageRequestContext).staff.workspace()).account.read()
}

const nothing = { error: null, codes: null, enrollment: null, step: null }

export async function action({ context }: Route.ActionArgs) {
  const { staff } = context.get(pageRequestContext)
  const { text, entries } = await staff.posted()
  const { account } = await staff.workspace()
  switch (text('handling')) {
    case 'sign-out':
      await staff.signOut()
      throw redirect('/login?ut', 303)
    case 'end':
      await account.endSession(text('id'))
      break
    case 'end-others':
      await account.endOtherSessions()
      break
    case 'remove-passkey':
      if (await account.removePasskey(text('id'))) break
      return data({ ...nothing, error: texts.lastFactor }, { status: 422 })
    case 'codes': {
      const renewed = await account.renewCodes(entries.password?.[0] ?? '')
      if (renewed.state === 'renewed') return { ...nothing, codes: renewed.codes }
      if (renewed.state === 'too-many')
        return data({ ...nothing, error: signInTexts.tooMany }, { status: 429 })
      return data({ ...nothing, error: texts.wrongPassword }, { status: 422 })
    }
    case 'begin':
    case 'code': {
      const isCode = text('handling') === 'code'
      const enrolled = await (isCode ? staff.finishEnrollment() : staff.beginEnrollment())
      if (enrolled.state === 'done') break
      const { shown, status } = enrollmentShownAfter(enrolled, isCode)
      return data({ ...nothing, ...shown }, { status })
    }
    default:
      return data({ ...nothing, error: texts.unknownAction }, { status: 422 })
  }
  throw redirect('/intern/konto', 303)
}

/** One's own account: the second factor, recovery codes, and where one is signed in. */
export default function AccountScreen({ loaderData: account, actionData: acted }: Route.ComponentProps) {
  return (
    <div className="staff-column">
      <StaffHead title={texts.title} lead={`${account.name}, ${account.email}`} />
      <StaffNotice error={acted?.error} />
      <section className="staff-card">
        <h2>{texts.secondFactorTitle}</h2>
        <p>
          {texts.app}: <strong>{account.hasApp ? texts.appOn : texts.appOff}</strong>
        </p>
        {acted?.codes && <RecoveryCodes codes={acted.codes} />}
        {account.hasApp ? (
          <details>
            <summary>{texts.codesTitle}</summary>
            <p>{texts.codesText}</p>
            <PasswordForm handling="codes" submit={texts.renew} isQuiet />
          </details>
        ) : (
          <details open={Boolean(acted?.step)}>
            <summary>{texts.setUpApp}</summary>
            <EnrollApp
              step={acted?.step ?? 'begin'}
              enrollment={acted?.enrollment ?? null}
              isWrong={Boolean(acted?.error)}
            />
          </details>
        )}
        <h3>{texts.passkeys}</h3>
        {account.passkeys.length === 0 && <p className="quiet">{texts.noPasskeys}</p>}
        <ul className="plain staff-lines">
          {account.passkeys.map(({ id, name, since }) => (
            <li key={id}>
              <span>
                {name} <small>{texts.since(since)}</small>
              </span>
              <LineAction
                handling="remove-passkey"
                id={id}
                label={texts.removePasskey}
                about={`${name}, ${texts.since(since)}`}
                reloadDocument
              />
            </li>
          ))}
        </ul>
        <PasskeyButton
          label={signInTexts.enroll.passkeyAdd}
          failed={signInTexts.enroll.passkeyFailed}
          act={() => addPasskey(texts.passkeyName)}
          next="/intern/konto"
          kind="quiet"
        />
      </section>
      <section className="staff-card">
        <h2>{texts.sessionsTitle}</h2>
        <ul className="plain staff-lines">
          {account.sessions.map(({ id, device, address, begun, lastUsed, isThis }) => (
            <li key={id}>
              <span>
                <strong>{device}</strong> {isThis && <span className="tag">{texts.thisSession}</span>}
                <small>
                  {address}, {texts.begun(begun)}, {texts.lastUsed(lastUsed)}
                </small>
              </span>
              {!isThis && (
                <LineAction
                  handling="end"
                  id={id}
                  label={texts.end}
                  about={`${device}, ${texts.begun(begun)}`}
                  reloadDocument
                />
              )}
            </li>
          ))}
        </ul>
        {account.sessions.length > 1 && (
          <form method="post">
            <button className="button" data-kind="quiet" type="submit" name="handling" value="end-others">
              {texts.endOthers}
            </button>
          </form>
        )}
      </section>
    </div>
  )
}

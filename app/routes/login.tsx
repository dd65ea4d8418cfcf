import { data, redirect } from 'react-router'
import { startPageOf } from '../../domain/staff-pages.ts'
import { actionFields } from '../../forms/action-result.ts'
import { signInTexts as texts } from '../../forms/staff/sign-in.words.ts'
import { Button } from '../components/ui/button.tsx'
import { loadDocument } from '../forms/form-route.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { PasskeyButton } from '../staff/passkey-button.tsx'
import { signInWithPasskey } from '../staff/passkeys.ts'
import * as signInFrameStyles from '../staff/sign-in-frame.module.css'
import { SignInField, SignInFrame } from '../staff/sign-in-frame.tsx'
import { secondStepPath, wantedPath } from '../staff/sign-in-redirect.ts'
import type { Route } from './+types/login'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { staff } = context.get(pageRequestContext)
  const session = await staff.session()
  const wanted = wantedPath(request.url)
  if (session.state === 'open') throw redirect(wanted ?? startPageOf(session.staff.role), 303)
  const search = new URL(request.url).searchParams
  return {
    wanted,
    notice: search.has('ut') ? texts.signedOut : search.has('nytt') ? texts.choose.done : null,
  }
}
export const clientLoader = loadDocument

/** The name of the second step that is posted to this page; the first has no name. */
const ENTER_CODE = 'enterCode'

export async function action({ context, request }: Route.ActionArgs) {
  const { staff } = context.get(pageRequestContext)
  const { text } = await staff.posted()
  const wanted = wantedPath(request.url)
  const asksForCode = text(actionFields.action) === ENTER_CODE
  const { state } = asksForCode ? await staff.enterCode() : await staff.signIn()
  if (state === 'open') {
    const session = await staff.session()
    throw redirect(wanted ?? (session.state === 'open' ? startPageOf(session.staff.role) : '/login'), 303)
  }
  if (state === 'passkey' || state === 'enroll') throw redirect(secondStepPath(wanted), 303)
  if (state === 'code') return { step: 'code' as const, error: null, email: '' }
  if (state === 'over' || state === 'spent')
    return data({ step: 'password' as const, error: texts.code[state], email: '' }, { status: 422 })
  const shown = asksForCode ? texts.code : texts
  return data(
    {
      step: asksForCode ? ('code' as const) : ('password' as const),
      error: state === 'too-many' ? shown.slowedDown : shown.wrong,
      email: text('email'),
    },
    { status: state === 'too-many' ? 429 : 422 },
  )
}

/** Staff sign-in: e-mail and password, then the code of the app. A passkey replaces both. */
export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData?.error
  if (actionData?.step === 'code') {
    return (
      <SignInFrame heading={texts.code.heading} lead={texts.code.lead} error={error}>
        <form method="post" className={signInFrameStyles.form}>
          <input type="hidden" name={actionFields.action} value={ENTER_CODE} />
          <SignInField
            name="code"
            label={texts.code.label}
            type="text"
            autoComplete="one-time-code"
            isWrong={Boolean(error)}
          />
          <Button type="submit">{texts.code.submit}</Button>
        </form>
        <p>
          <a href="/login" data-full-load="">
            {texts.code.again}
          </a>
        </p>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame heading={texts.heading} lead={texts.lead} error={error}>
      {loaderData?.notice && !error && (
        <p className={signInFrameStyles.notice} role="status">
          {loaderData.notice}
        </p>
      )}
      <form method="post" className={signInFrameStyles.form}>
        <SignInField
          name="email"
          label={texts.email}
          type="email"
          autoComplete="username webauthn"
          value={actionData?.email}
          isWrong={Boolean(error)}
        />
        <SignInField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          isWrong={Boolean(error)}
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
      <PasskeyButton
        label={texts.passkey}
        failed={texts.passkeyFailed}
        act={signInWithPasskey}
        next={loaderData?.wanted ?? '/intern'}
        kind="quiet"
      />
      <p className="row">
        <a href="/login/glemt" data-full-load="">
          {texts.forgotten}
        </a>
        <a href="/mine-saker">{texts.myCases}</a>
      </p>
    </SignInFrame>
  )
}

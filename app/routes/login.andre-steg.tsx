import { data, redirect } from 'react-router'
import { startPageOf } from '../../domain/staff-pages.ts'
import { actionFields } from '../../forms/action-result.ts'
import { ownAccountActions } from '../../forms/staff/own-account.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { loadDocument } from '../forms/form-route.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { EnrollApp } from '../staff/enroll-app.tsx'
import { enrollmentShownAfter } from '../staff/enrollment.ts'
import { PasskeyButton } from '../staff/passkey-button.tsx'
import { addPasskey, signInWithPasskey } from '../staff/passkeys.ts'
import * as signInFrameStyles from '../staff/sign-in-frame.module.css'
import { SignInFrame } from '../staff/sign-in-frame.tsx'
import { signInPath, wantedPath } from '../staff/sign-in-redirect.ts'
import type { Route } from './+types/login.andre-steg'

const { enroll: texts, usePasskey } = signInTexts

export async function loader({ context, request }: Route.LoaderArgs) {
  const { staff } = context.get(pageRequestContext)
  const wanted = wantedPath(request.url)
  const session = await staff.session()
  if (session.state === 'none') throw redirect(signInPath(wanted), 303)
  if (session.state === 'open') throw redirect(wanted ?? startPageOf(session.staff.role), 303)
  return { next: session.next, wanted: wanted ?? '/intern' }
}
export const clientLoader = loadDocument

export async function action({ context, request }: Route.ActionArgs) {
  const { staff } = context.get(pageRequestContext)
  const { text } = await staff.posted()
  const { state } = await staff.session()
  if (state === 'none') throw redirect(signInPath(wantedPath(request.url)), 303)
  const isCode = text(actionFields.action) === ownAccountActions.finishApp.name
  const enrolled = await (isCode ? staff.finishEnrollment() : staff.beginEnrollment())
  if (enrolled.state === 'done') {
    const session = await staff.session()
    const start = session.state === 'open' ? startPageOf(session.staff.role) : '/login'
    throw redirect(wantedPath(request.url) ?? start, 303)
  }
  const { shown, status } = enrollmentShownAfter(enrolled, isCode)
  return data(shown, { status })
}

/** The second step of signing in: after the first password, and after a password for staff who have a passkey. */
export default function SecondStepScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData?.next === 'passkey') {
    return (
      <SignInFrame heading={usePasskey.heading} lead={usePasskey.lead}>
        <noscript>
          <p>{usePasskey.needsScripts}</p>
        </noscript>
        <PasskeyButton
          label={signInTexts.passkey}
          failed={signInTexts.passkeyFailed}
          act={signInWithPasskey}
          next={loaderData.wanted}
        />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame heading={texts.heading} lead={texts.lead} error={actionData?.error}>
      <EnrollApp
        step={actionData?.step ?? 'begin'}
        enrollment={actionData?.enrollment ?? null}
        isWrong={Boolean(actionData?.error)}
      />
      {actionData?.step !== 'code' && (
        <section className={signInFrameStyles.part}>
          <h2>{texts.passkeyTitle}</h2>
          <p>{texts.passkeyText}</p>
          <PasskeyButton
            label={texts.passkeyAdd}
            failed={texts.passkeyFailed}
            act={() => addPasskey(texts.passkeyTitle)}
            next={loaderData?.wanted ?? '/intern'}
            kind="quiet"
          />
        </section>
      )}
    </SignInFrame>
  )
}

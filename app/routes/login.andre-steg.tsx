import { redirect } from 'react-router'
import { signInPath, wantedPath } from '../../domain/sign-in-redirect.ts'
import { startPageOf } from '../../domain/staff-pages.ts'
import { secondStepActions } from '../../forms/staff/sign-in.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { actionResponse } from '../action-response.ts'
import { loadDocument } from '../forms/load-document.ts'
import { EnrollApp, isEnrolling } from '../staff/enroll-app.tsx'
import { PasskeyButton } from '../staff/passkey-button.tsx'
import { addPasskey, loadAnew, signInWithPasskey } from '../staff/passkeys.ts'
import * as signInFrameStyles from '../staff/sign-in-frame.module.css'
import { SignInFrame } from '../staff/sign-in-frame.tsx'
import { staffContext } from '../staff/staff-context.ts'
import type { Route } from './+types/login.andre-steg'

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const wanted = wantedPath(request.url)
  const session = await staff.session()
  if (session.state === 'none') throw redirect(signInPath(wanted), 303)
  if (session.state === 'open') throw redirect(wanted ?? startPageOf(session.staff.role), 303)
  return { next: session.next, wanted: wanted ?? '/intern' }
}
export const clientLoader = loadDocument

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await context.get(staffContext).enterSecondStep()
  if (!outcome) throw redirect(signInPath(wantedPath(request.url)), 303)
  return actionResponse(outcome)
}

/** The second step of signing in: after the first password, and after a password for staff who have a passkey. */
export default function SecondStepScreen({ loaderData, actionData: result }: Route.ComponentProps) {
  const { enroll: texts, usePasskey } = signInTexts
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
          onSuccess={loadAnew(loaderData.wanted)}
        />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame heading={texts.heading} lead={texts.lead} result={result}>
      <EnrollApp actions={secondStepActions} result={result} />
      {!isEnrolling(secondStepActions, result) && (
        <section className={signInFrameStyles.part}>
          <h2>{texts.passkeyTitle}</h2>
          <p>{texts.passkeyText}</p>
          <PasskeyButton
            label={texts.passkeyAdd}
            failed={texts.passkeyFailed}
            act={() => addPasskey(texts.passkeyTitle)}
            onSuccess={loadAnew(loaderData?.wanted ?? '/intern')}
            kind="quiet"
          />
        </section>
      )}
    </SignInFrame>
  )
}

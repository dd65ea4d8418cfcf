import { redirect } from 'react-router'
import { signInPath, wantedPath } from '../../../domain/addresses/sign-in-redirect.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { secondStepActions } from '../sign-in.ts'
import { signInTexts } from '../sign-in.words.ts'
import { EnrollApp, isEnrolling } from '../ui/enroll-app.tsx'
import { PasskeyButton } from '../ui/passkey-button.tsx'
import { addPasskey, loadAnew, signInWithPasskey } from '../ui/passkeys.ts'
import { signInContext } from '../ui/sign-in-context.ts'
import * as signInFrameStyles from '../ui/sign-in-frame.module.css'
import { SignInFrame } from '../ui/sign-in-frame.tsx'
import type { Route } from './+types/login.andre-steg'

export async function loader({ context, request }: Route.LoaderArgs) {
  const signIn = context.get(signInContext)
  const wanted = wantedPath(request.url)
  const session = await signIn.session()
  if (session.state === 'none') throw redirect(signInPath(wanted), 303)
  if (session.state === 'open') throw redirect(wanted ?? '/intern', 303)
  return { next: session.next, wanted: wanted ?? '/intern' }
}
export const clientLoader = loadDocument

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await context.get(signInContext).enterSecondStep()
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

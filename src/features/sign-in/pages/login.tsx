import { redirect } from 'react-router'
import { wantedPath } from '../../../domain/addresses/sign-in-redirect.ts'
import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { signInActions } from '../sign-in.ts'
import { signInTexts } from '../sign-in.words.ts'
import { PasskeyButton } from '../ui/passkey-button.tsx'
import { loadAnew, signInWithPasskey } from '../ui/passkeys.ts'
import { signInAction } from '../ui/sign-in-action.ts'
import { signInContext } from '../ui/sign-in-context.ts'
import { SignInForm } from '../ui/sign-in-form.tsx'
import * as signInFrameStyles from '../ui/sign-in-frame.module.css'
import { SignInFrame } from '../ui/sign-in-frame.tsx'
import type { Route } from './+types/login'

const { enterPassword, enterCode } = signInActions

export async function loader({ context, request }: Route.LoaderArgs) {
  const signIn = context.get(signInContext)
  const session = await signIn.session()
  const wanted = wantedPath(request.url)
  if (session.state === 'open') throw redirect(wanted ?? '/intern', 303)
  const search = new URL(request.url).searchParams

  return {
    wanted,
    notice: search.has('ut') ? signInTexts.signedOut : search.has('nytt') ? signInTexts.choose.done : null,
  }
}
export const clientLoader = loadDocument
export const action = signInAction({ enterPassword, enterCode })

/** Staff sign-in: e-mail and password, then the code of the app. A passkey replaces both. */
export default function LoginScreen({ loaderData, actionData: result }: Route.ComponentProps) {
  if (result && asksForCode(result)) {
    return (
      <SignInFrame heading={signInTexts.code.heading} lead={signInTexts.code.lead} result={result}>
        <SignInForm action={enterCode} result={result} />
        <p>
          <a href="/login">{signInTexts.code.again}</a>
        </p>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame heading={signInTexts.heading} lead={signInTexts.lead} result={result}>
      {loaderData?.notice && !result && (
        <p className={signInFrameStyles.notice} role="status">
          {loaderData.notice}
        </p>
      )}
      <SignInForm action={enterPassword} result={result} />
      <PasskeyButton
        label={signInTexts.passkey}
        failed={signInTexts.passkeyFailed}
        act={signInWithPasskey}
        onSuccess={loadAnew(loaderData?.wanted ?? '/intern')}
        kind="quiet"
      />
      <p className="row">
        <a href="/login/glemt">{signInTexts.forgotten}</a>
        <SiteLink href="/mine-saker">{signInTexts.myCases}</SiteLink>
      </p>
    </SignInFrame>
  )
}

/** Whether the code of the app is asked for next: after the right password, and again after a wrong code. */
function asksForCode(result: ActionResult): boolean {
  if (result.action === enterPassword.name) return result.status === 'done'
  return result.action === enterCode.name && !shownBy(result, enterCode)?.isOver
}

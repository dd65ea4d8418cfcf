import { redirect } from 'react-router'
import { wantedPath } from '../../domain/sign-in-redirect.ts'
import { startPageOf } from '../../domain/staff-pages.ts'
import { type ActionResult, shownBy } from '../../forms/action-result.ts'
import { signInActions } from '../../forms/staff/sign-in.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { SiteLink } from '../components/site-link.tsx'
import { loadDocument } from '../forms/load-document.ts'
import { PasskeyButton } from '../staff/passkey-button.tsx'
import { loadAnew, signInWithPasskey } from '../staff/passkeys.ts'
import { signInAction } from '../staff/sign-in-action.ts'
import { SignInForm } from '../staff/sign-in-form.tsx'
import * as signInFrameStyles from '../staff/sign-in-frame.module.css'
import { SignInFrame } from '../staff/sign-in-frame.tsx'
import { staffContext } from '../staff/staff-context.ts'
import type { Route } from './+types/login'

const { enterPassword, enterCode } = signInActions

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const session = await staff.session()
  const wanted = wantedPath(request.url)
  if (session.state === 'open') throw redirect(wanted ?? startPageOf(session.staff.role), 303)
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

import { useLocation } from 'react-router'
import type { Action, Shape } from '../../../forms/engine/action.ts'
import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import type { appSetup, Enrollment } from '../app-setup.ts'
import { signInTexts } from '../sign-in.words.ts'
import * as styles from './enroll-app.module.css'
import { SignInForm } from './sign-in-form.tsx'
import * as signInFrameStyles from './sign-in-frame.module.css'

/** The two actions of setting up an app: those of the second step, or those of the own account. */
type AppActions = Record<keyof typeof appSetup, Action & { shows: Shape<Enrollment> }>

interface EnrollAppProps {
  actions: AppActions
  result: ActionResult | undefined
}

/** Whether a code of the app is asked for: after the password, and again after a wrong code. */
export function isEnrolling({ beginApp, finishApp }: AppActions, result: ActionResult | undefined): boolean {
  return result?.action === finishApp.name || enrollmentIn(result, beginApp) !== null
}

/** The app that is being set up; null while the password is asked for, or if a code was posted without it. */
const enrollmentIn = (result: ActionResult | undefined, action: AppActions['beginApp' | 'finishApp']) =>
  shownBy(result, action)

/** Sets up an authenticator app: the password, the QR code with the recovery codes, and a code of the app. */
export function EnrollApp({ actions, result }: EnrollAppProps) {
  const { enroll: texts } = signInTexts
  const { beginApp, finishApp } = actions
  const { pathname, search } = useLocation()
  if (!isEnrolling(actions, result)) {
    return (
      <section className={signInFrameStyles.part}>
        <h2>{texts.appTitle}</h2>
        <p>{texts.appText}</p>
        <SignInForm action={beginApp} result={result} />
      </section>
    )
  }
  const enrollment = enrollmentIn(result, beginApp) ?? enrollmentIn(result, finishApp)
  return (
    <div className={signInFrameStyles.part}>
      {enrollment && <EnrollmentSecret enrollment={enrollment} />}
      <SignInForm action={finishApp} result={result}>
        {enrollment && (
          <>
            <input type="hidden" name="uri" value={enrollment.uri} />
            <input type="hidden" name="codes" value={enrollment.recoveryCodes.join(' ')} />
          </>
        )}
      </SignInForm>
      <p>
        <a href={pathname + search}>{texts.again}</a>
      </p>
    </div>
  )
}

function EnrollmentSecret({ enrollment }: { enrollment: Enrollment }) {
  const { enroll: texts } = signInTexts
  return (
    <>
      <p>{texts.scan}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(enrollment.qr)}`}
        alt={texts.qrLabel}
        width={220}
        height={220}
      />
      <p>
        {texts.byHand} <code className={styles.secret}>{enrollment.secret}</code>
      </p>
      <RecoveryCodes codes={enrollment.recoveryCodes} />
    </>
  )
}

/** Recovery codes, for a lost phone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { enroll: texts } = signInTexts
  return (
    <>
      <h2>{texts.recoveryTitle}</h2>
      <p>{texts.recoveryText}</p>
      <ul className={`plain ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

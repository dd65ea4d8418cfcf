import { useLocation } from 'react-router'
import { actionFields } from '../../forms/action-result.ts'
import { type Enrollment, ownAccountActions } from '../../forms/staff/own-account.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { Button } from '../components/ui/button.tsx'
import * as styles from './enroll-app.module.css'
import * as signInFrameStyles from './sign-in-frame.module.css'
import { PasswordForm, SignInField } from './sign-in-frame.tsx'

const { enroll: texts } = signInTexts

interface EnrollAppProps {
  step: 'begin' | 'code'
  /** Null while the password is asked for, or if the posted code came without the secret. */
  enrollment: Enrollment | null
  isWrong: boolean
}

/** Sets up an authenticator app: the password, the QR code with the recovery codes, and a code of the app. */
export function EnrollApp({ step, enrollment, isWrong }: EnrollAppProps) {
  const { pathname, search } = useLocation()
  if (step === 'begin') {
    return (
      <section className={signInFrameStyles.part}>
        <h2>{texts.appTitle}</h2>
        <p>{texts.appText}</p>
        <PasswordForm action={ownAccountActions.beginApp} isWrong={isWrong} />
      </section>
    )
  }
  return (
    <div className={signInFrameStyles.part}>
      {enrollment && <EnrollmentSecret enrollment={enrollment} />}
      <form method="post" className={signInFrameStyles.form}>
        <input type="hidden" name={actionFields.action} value={ownAccountActions.finishApp.name} />
        {enrollment && (
          <>
            <input type="hidden" name="uri" value={enrollment.uri} />
            <input type="hidden" name="codes" value={enrollment.recoveryCodes.join(' ')} />
          </>
        )}
        <SignInField
          name="code"
          label={texts.confirm}
          type="text"
          autoComplete="one-time-code"
          inputMode="numeric"
          isWrong={isWrong}
        />
        <Button type="submit">{texts.finish}</Button>
      </form>
      <p>
        <a href={pathname + search} data-full-load="">
          {texts.again}
        </a>
      </p>
    </div>
  )
}

function EnrollmentSecret({ enrollment }: { enrollment: Enrollment }) {
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

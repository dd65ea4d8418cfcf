import { MIN_PASSWORD_CHARACTERS } from '../../../domain/people/password.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { signInActions } from '../sign-in.ts'
import { signInTexts } from '../sign-in.words.ts'
import { signInAction } from '../ui/sign-in-action.ts'
import { SignInForm } from '../ui/sign-in-form.tsx'
import { SignInFrame } from '../ui/sign-in-frame.tsx'
import type { Route } from './+types/login.passord.$token'

const { choosePassword } = signInActions

export const loader = () => null
export const clientLoader = loadDocument
export const action = signInAction({ choosePassword })

/** The page of an invitation or password link. Opening it changes nothing: mail scanners open links too. */
export default function ChoosePasswordScreen({ actionData: result }: Route.ComponentProps) {
  const { choose: texts } = signInTexts
  return (
    <SignInFrame heading={texts.heading} lead={texts.lead(MIN_PASSWORD_CHARACTERS)} result={result}>
      <SignInForm action={choosePassword} result={result} />
      <p>
        <a href="/login">{signInTexts.forgot.back}</a>
      </p>
    </SignInFrame>
  )
}

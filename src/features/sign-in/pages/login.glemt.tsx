import { loadDocument } from '../../../ui/data/load-document.ts'
import { signInActions } from '../sign-in.ts'
import { signInTexts } from '../sign-in.words.ts'
import { signInAction } from '../ui/sign-in-action.ts'
import { SignInForm } from '../ui/sign-in-form.tsx'
import { SignInFrame } from '../ui/sign-in-frame.tsx'
import type { Route } from './+types/login.glemt'

const { askForLink } = signInActions

export const loader = () => null
export const clientLoader = loadDocument
export const action = signInAction({ askForLink })

/** Asks for a password link by mail. The answer is the same for known and unknown addresses. */
export default function ForgottenScreen({ actionData: result }: Route.ComponentProps) {
  const { forgot: texts } = signInTexts
  const isAsked = result?.status === 'done'
  return (
    <SignInFrame heading={texts.heading} lead={isAsked ? result.notice : texts.lead} result={result}>
      {!isAsked && <SignInForm action={askForLink} result={result} />}
      <p>
        <a href="/login">{texts.back}</a>
      </p>
    </SignInFrame>
  )
}

import { data } from 'react-router'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { Button } from '../components/ui/button.tsx'
import { loadDocument } from '../forms/form-route.ts'
import { pageRequestContext } from '../page-request-context.ts'
import * as signInFrameStyles from '../staff/sign-in-frame.module.css'
import { SignInField, SignInFrame } from '../staff/sign-in-frame.tsx'
import type { Route } from './+types/login.glemt'

const { forgot: texts } = signInTexts

export const loader = () => null
export const clientLoader = loadDocument

export async function action({ context }: Route.ActionArgs) {
  const asked = await context.get(pageRequestContext).staff.askForReset()
  if (asked === 'too-many') return data({ error: signInTexts.tooMany }, { status: 429 })
  return { error: null }
}

/** Asks for a password link by mail. The answer is the same for known and unknown addresses. */
export default function ForgottenScreen({ actionData }: Route.ComponentProps) {
  const isAsked = actionData?.error === null
  return (
    <SignInFrame heading={texts.heading} lead={isAsked ? texts.asked : texts.lead} error={actionData?.error}>
      {!isAsked && (
        <form method="post" className={signInFrameStyles.form}>
          <SignInField name="email" label={signInTexts.email} type="email" autoComplete="username" />
          <Button type="submit">{texts.submit}</Button>
        </form>
      )}
      <p>
        <a href="/login" data-full-load="">
          {texts.back}
        </a>
      </p>
    </SignInFrame>
  )
}

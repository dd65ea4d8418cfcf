import { data, redirect } from 'react-router'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/password.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { Button } from '../components/ui/button.tsx'
import { loadDocument } from '../forms/form-route.ts'
import { pageRequestContext } from '../page-request-context.ts'
import * as signInFrameStyles from '../staff/sign-in-frame.module.css'
import { SignInField, SignInFrame } from '../staff/sign-in-frame.tsx'
import type { Route } from './+types/login.passord.$token'

const { choose: texts } = signInTexts

export const loader = () => null
export const clientLoader = loadDocument

export async function action({ context, params }: Route.ActionArgs) {
  const result = await context.get(pageRequestContext).staff.setPassword(params.token)
  if (result === 'set') throw redirect('/login?nytt', 303)
  const errors = {
    'too-short': texts.tooShort(MIN_PASSWORD_CHARACTERS),
    common: texts.common,
    personal: texts.personal,
    'link-over': texts.over,
  }
  return data({ error: errors[result] }, { status: 422 })
}

/** The page of an invitation or password link. Opening it changes nothing: mail scanners open links too. */
export default function ChoosePasswordScreen({ actionData }: Route.ComponentProps) {
  return (
    <SignInFrame heading={texts.heading} lead={texts.lead(MIN_PASSWORD_CHARACTERS)} error={actionData?.error}>
      <form method="post" className={signInFrameStyles.form}>
        <SignInField
          name="password"
          label={texts.label}
          type="password"
          autoComplete="new-password"
          isWrong={Boolean(actionData?.error)}
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
      <p>
        <a href="/login" data-full-load="">
          {signInTexts.forgot.back}
        </a>
      </p>
    </SignInFrame>
  )
}

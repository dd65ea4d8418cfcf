import { secondStepPath } from '../../../domain/addresses/sign-in-redirect.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import type { Entries } from '../../../forms/engine/entries.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { askForReset, type PasswordSet, setPassword } from '../../sign-in/server/passwords.ts'
import { readSession, type SessionJar } from '../../sign-in/server/session.ts'
import { enterCode, type SignInStep, signIn } from '../../sign-in/server/sign-in.ts'
import { secondStepActions, signInActions } from '../../sign-in/sign-in.ts'
import { signInTexts } from '../../sign-in/sign-in.words.ts'
import { type ActionTable, actionTable, bindActions } from '../../workspace/server/actions/handlers.ts'
import { type AppOwner, beginApp, finishApp } from './app-setup.ts'
import { refusedPasswords } from './refused-passwords.ts'

/** The request of a client that signs in: nothing is known of it yet. */
interface SignInRequest {
  jar: SessionJar
  /** The client's address; null if it is this machine. */
  address: string | null
  now: Date
  /** The posted values by field, unparsed. */
  entries: Entries
  /** The staff page to open afterwards; null for the start page of the role. */
  wanted: string | null
}

/** The request of a client whose session has passed the password and may set up a second factor. */
interface SecondStepRequest extends SignInRequest, AppOwner {}

declare module '../../workspace/server/actions/handlers.ts' {
  interface ActionRequests {
    'signing-in': SignInRequest
    'password-entered': SecondStepRequest
  }
}

const refusedLink: Record<Exclude<PasswordSet, 'set'>, string> = {
  ...refusedPasswords,
  'link-over': signInTexts.choose.over,
}

/** The actions of signing in, each bound to its handler. */
export function bindSignInActions(deps: StaffDeps): ActionTable<'signing-in'> {
  return actionTable(
    bindActions(signInActions, {
      async enterPassword({ email, password }, { jar, address, now, wanted }) {
        const step = await signIn(deps, jar, { email, password, address, now })
        // The page asks for the code of the app next.
        if (step.state === 'code') return {}
        return { to: pageAfter(step, wanted, signInTexts) }
      },
      async enterCode({ code }, { jar, address, now, wanted }) {
        const step = await enterCode(deps, jar, { code, address, now })
        if (step.state === 'over' || step.state === 'spent')
          throw new Refusal(signInTexts.code[step.state], { shown: { isOver: true } })
        return { to: pageAfter(step, wanted, signInTexts.code) }
      },
      async askForLink({ email }, { address }) {
        const asked = await askForReset(deps, { email, address })
        if (asked === 'too-many') throw new Refusal(signInTexts.tooMany, { httpStatus: 429 })
        return { notice: signInTexts.forgot.asked }
      },
      async choosePassword({ token, password }, { jar }) {
        const result = await setPassword(deps, { token, password, jar })
        if (result !== 'set') throw new Refusal(refusedLink[result])
        return { to: '/login?nytt' }
      },
    }),
  )
}

/**
 * The page after a step of signing in.
 * @throws Refusal if the step failed.
 */
function pageAfter(
  step: SignInStep,
  wanted: string | null,
  { wrong, slowedDown }: { wrong: string; slowedDown: string },
): string {
  if (step.state === 'open') return wanted ?? '/intern'
  if (step.state === 'passkey' || step.state === 'enroll') return secondStepPath(wanted)
  if (step.state === 'too-many') throw new Refusal(slowedDown, { httpStatus: 429 })
  throw new Refusal(wrong)
}

/** The actions of the second step, each bound to its handler. */
export function bindSecondStepActions(deps: StaffDeps): ActionTable<'password-entered'> {
  return actionTable(
    bindActions(secondStepActions, {
      beginApp: (answers, request) => beginApp(deps, answers, request),
      async finishApp(answers, request) {
        const { jar, now, wanted } = request
        await finishApp(deps, answers, request)
        const session = await readSession(deps, jar, now)
        return { to: session.state === 'open' ? (wanted ?? '/intern') : '/login' }
      },
    }),
  )
}

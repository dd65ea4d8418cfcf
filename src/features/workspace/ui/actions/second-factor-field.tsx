import { type RefObject, useEffect, useId, useRef } from 'react'
import type { SecondFactorWays } from '../../../../domain/submissions/second-factor.ts'
import { actionFields } from '../../../../forms/engine/action-result.ts'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { secondFactorTexts } from '../../../sign-in/second-factor.words.ts'
import { PasskeyButton } from '../../../sign-in/ui/passkey-button.tsx'
import { confirmInBrowser } from '../../../sign-in/ui/passkeys.ts'

interface SecondFactorFieldProps {
  /** How the staff member can show it. */
  ways: SecondFactorWays
  /** What stands beside the field: that it is asked for, or what was wrong. */
  message: string
  /** Its form, which is sent once a passkey has been shown. */
  form: RefObject<HTMLFormElement | null>
  /** Whether the field takes the focus, since it has just come. */
  takesFocus?: boolean
}

/** Asks for the second factor once more, within the form of an action that needs it. */
export function SecondFactorField({ ways, message, form, takesFocus = false }: SecondFactorFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // To be asked is no error.
  const said = message === secondFactorTexts.asked ? { help: message } : { error: message }
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <>
      {ways.app ? (
        <LabelledField id={id} label={secondFactorTexts.code} {...said}>
          {(control) => (
            <input
              {...control}
              ref={input}
              name={actionFields.secondFactorCode}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
            />
          )}
        </LabelledField>
      ) : (
        <p>{message}</p>
      )}
      {ways.passkey && (
        <>
          <noscript>
            <p className="quiet">{secondFactorTexts.passkeyNeedsScripts}</p>
          </noscript>
          <PasskeyButton
            label={secondFactorTexts.passkey}
            failed={secondFactorTexts.passkeyFailed}
            act={confirmInBrowser}
            onSuccess={() => sendAgain(form.current)}
            kind="quiet"
          />
        </>
      )}
    </>
  )
}

/** As by its first button, which names the action. */
const sendAgain = (form: HTMLFormElement | null) =>
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('[type=submit]'))

import { type SubmitEvent, useRef, useState } from 'react'
import type { SecondFactorWays } from '../../../domain/submissions/second-factor.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { useHydrated } from '../../../ui/page/use-hydrated.ts'
import { personTexts } from '../../inbox/persons.words.ts'
import { secondFactorTexts } from '../../sign-in/second-factor.words.ts'
import { reasonLength, reasonTexts } from '../../workspace/reason.ts'
import { SecondFactorField } from '../../workspace/ui/actions/second-factor-field.tsx'
import * as staffFormStyles from '../../workspace/ui/staff-form.module.css'

interface ExportPersonProps {
  person: string
  /** How to show the second factor, where it is asked for first. */
  secondFactorDue: SecondFactorWays | null
}

/** Asks for the file with all that is known of a person. The answer is a file, so the page stays. */
export function ExportPerson({ person, secondFactorDue }: ExportPersonProps) {
  const [isMissing, setMissing] = useState(false)
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const reason = String(new FormData(event.currentTarget).get('grunn') ?? '').trim()
    setMissing(reason.length < reasonLength.min)
    if (reason.length >= reasonLength.min) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[name=grunn]')?.focus()
  }
  return (
    <form
      ref={form}
      method="post"
      action="/api/ansatt/person.json"
      // Until the scripts are there, the browser checks: the server's refusal would be another page.
      noValidate={isHydrated}
      className={staffFormStyles.root}
      onInput={() => setMissing(false)}
      onSubmit={check}
    >
      <input type="hidden" name="epost" value={person} />
      <LabelledField
        id="grunn"
        label={personTexts.reason}
        help={personTexts.reasonHint}
        error={isMissing ? reasonTexts.missing : undefined}
      >
        {(control) => (
          <input
            {...control}
            name="grunn"
            required
            minLength={reasonLength.min}
            maxLength={reasonLength.max}
            autoComplete="off"
          />
        )}
      </LabelledField>
      {secondFactorDue && (
        <SecondFactorField ways={secondFactorDue} message={secondFactorTexts.asked} form={form} />
      )}
      <Button kind="quiet" type="submit">
        {personTexts.export}
      </Button>
    </form>
  )
}

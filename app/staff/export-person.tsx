import { type SubmitEvent, useRef, useState } from 'react'
import type { SecondFactorWays } from '../../domain/second-factor.ts'
import { staffCaseTexts } from '../../forms/staff/case.words.ts'
import { personTexts } from '../../forms/staff/persons.words.ts'
import { reasonLength } from '../../forms/staff/reason.ts'
import { secondFactorTexts } from '../../forms/staff/second-factor.words.ts'
import { Button } from '../components/ui/button.tsx'
import { LabelledField } from '../components/ui/field.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { SecondFactorField } from './actions/second-factor-field.tsx'
import * as staffFormStyles from './staff-form.module.css'

interface ExportPersonProps {
  person: string
  /** How to show the second factor, where it is asked for first. */
  secondFactorDue: SecondFactorWays | null
}

/** Asks for the file with all that is known of a person. The answer is a file, so the page stays. */
export function ExportPerson({ person, secondFactorDue }: ExportPersonProps) {
  const { reasonMissing } = staffCaseTexts
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
        error={isMissing ? reasonMissing : undefined}
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

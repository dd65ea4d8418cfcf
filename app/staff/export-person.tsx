import { type SubmitEvent, useState } from 'react'
import { staffCaseTexts } from '../../forms/staff/case.words.ts'
import { personTexts } from '../../forms/staff/persons.words.ts'
import { reasonLength } from '../../forms/staff/reason.ts'
import { Button } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useWords } from '../use-words.ts'
import * as staffFormStyles from './staff-form.module.css'

/** Asks for the file with all that is known of a person. The answer is a file, so the page stays. */
export function ExportPerson({ person }: { person: string }) {
  const texts = useWords(personTexts)
  const { reasonMissing } = useWords(staffCaseTexts)
  const [isMissing, setMissing] = useState(false)
  const isHydrated = useHydrated()
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const reason = String(new FormData(event.currentTarget).get('grunn') ?? '').trim()
    setMissing(reason.length < reasonLength.min)
    if (reason.length >= reasonLength.min) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[name=grunn]')?.focus()
  }
  return (
    <form
      method="post"
      action="/api/ansatt/person.json"
      // Until the scripts are there, the browser checks: the server's refusal would be another page.
      noValidate={isHydrated}
      className={staffFormStyles.root}
      onInput={() => setMissing(false)}
      onSubmit={check}
    >
      <input type="hidden" name="epost" value={person} />
      <Field
        id="grunn"
        label={texts.reason}
        help={texts.reasonHint}
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
      </Field>
      <Button kind="quiet" type="submit">
        {texts.export}
      </Button>
    </form>
  )
}

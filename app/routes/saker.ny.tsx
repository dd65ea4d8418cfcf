import { redirect } from 'react-router'
import { NO_CHOICE } from '../../domain/no-choice.ts'
import { allForms, findForm } from '../../forms/catalogue.ts'
import type { Form } from '../../forms/form.ts'
import { staffCaseTexts } from '../../forms/staff/case.words.ts'
import { inboxTexts } from '../../forms/staff/inbox.words.ts'
import { Button } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { ConditionStyles } from '../forms/condition-styles.tsx'
import { loadDocument, loadForms, sendForm, stateAfter } from '../forms/form-route.ts'
import { FormView } from '../forms/form-view.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import * as staffFormStyles from '../staff/staff-form.module.css'
import { StaffHead } from '../staff/staff-head.tsx'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/saker.ny'

/** The form in the URL, if the staff member may fill it in. */
function wantedForm(request: Request, allowed: readonly string[]): Form | undefined {
  const form = findForm(new URL(request.url).searchParams.get('skjema') ?? '')
  return form && allowed.includes(form.id) ? form : undefined
}

export async function loader(args: Route.LoaderArgs) {
  const { registration } = await args.context.get(pageRequestContext).staff.workspace()
  const allowed = registration.forms()
  const form = wantedForm(args.request, allowed)
  return { allowed, formId: form?.id ?? null, state: form ? await loadForms(args, form) : null }
}
// The form's key, date and style rules come with a new document.
export const clientLoader = loadDocument

export async function action(args: Route.ActionArgs) {
  const page = args.context.get(pageRequestContext)
  const { registration } = await page.staff.workspace()
  const form = wantedForm(args.request, registration.forms())
  if (!form) throw redirect('/saker/ny', 303)
  return sendForm(args, form, async (reference) => {
    await registration.register(reference)
    return `/saker/${reference}`
  })
}

/** Registers a case for a person who calls or visits, with the form that senders use. */
export default function NewCaseScreen({ loaderData, actionData }: Route.ComponentProps) {
  const inboxWords = useWords(inboxTexts)
  const { new: texts } = useWords(staffCaseTexts)
  const form = loaderData?.formId ? findForm(loaderData.formId) : undefined
  if (!loaderData || !form || !loaderData.state) {
    return (
      <div className="staff-column">
        <StaffHead title={texts.title} lead={texts.lead} />
        <Panel as="div">
          <form method="get" className={staffFormStyles.root}>
            <Field id="skjema" label={texts.choose}>
              {(control) => (
                <select {...control} name="skjema" defaultValue={NO_CHOICE} autoComplete="off">
                  <option value={NO_CHOICE} disabled>
                    –
                  </option>
                  {allForms
                    .filter(({ id }) => loaderData?.allowed.includes(id) && !id.endsWith('-dialog'))
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                </select>
              )}
            </Field>
            <Button type="submit">{texts.open}</Button>
          </form>
        </Panel>
      </div>
    )
  }
  return (
    <div className="staff-column">
      <ConditionStyles forms={[form]} />
      <p>
        <a href="/saker/ny">← {inboxWords.newCase}</a>
      </p>
      <StaffHead title={`${texts.title}: ${form.name}`} lead={texts.lead} />
      <Panel as="div">
        <FormView
          form={form}
          state={stateAfter(loaderData.state, actionData, form)}
          postTo={`/saker/ny?skjema=${form.id}`}
          onSent={() => undefined}
        />
      </Panel>
    </div>
  )
}

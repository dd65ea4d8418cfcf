import { redirect } from 'react-router'
import { type Form, fieldsOf } from '../../../forms/engine/form.ts'
import { hiddenFields } from '../../../forms/engine/hidden-fields.ts'
import type { Entries } from '../../../forms/engine/read.ts'
import { formByTelephone } from '../../../forms/shared/by-telephone.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { ConditionStyles } from '../../../ui/forms/condition-styles.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { FormView } from '../../../ui/forms/form-view.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { ScrollRow } from '../../workspace/ui/scroll-row.tsx'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { staffCaseTexts } from '../case.words.ts'
import * as styles from '../ui/caller/caller.module.css'
import { CallerFields } from '../ui/caller/caller-fields.tsx'
import * as heldMailStyles from '../ui/held-mail.module.css'
import { registrationContext } from '../ui/inbox-context.ts'
import type { Route } from './+types/saker.ny'

/** The form in the URL, or the first one: most who call tell of a fault. */
function wantedForm(request: Request, allowed: readonly string[]): Form | undefined {
  const asked = new URL(request.url).searchParams.get('skjema')
  return findForm(asked && allowed.includes(asked) ? asked : (allowed[0] ?? ''))
}

export async function loader(args: Route.LoaderArgs) {
  const registration = await readsOf(args.context, registrationContext)
  const allowed = registration.forms()
  const form = wantedForm(args.request, allowed)
  const phone = new URL(args.request.url).searchParams.get('telefon') ?? ''
  const [state, caller] = await Promise.all([
    form && loadForms(args, formByTelephone(form)),
    registration.caller(phone),
  ])
  return { allowed, formId: form?.id ?? null, state: state ?? null, phone, caller }
}
// The form's key, date and style rules come with a new document.
export const clientLoader = loadDocument

/** What the caller says: the text of the first long field. */
const mainTextOf = (form: Form, entries: Entries): string =>
  fieldsOf(formByTelephone(form))
    .filter(([, { kind }]) => kind === 'longText')
    .map(([name]) => entries[name]?.[0]?.trim() ?? '')
    .find(Boolean) ?? ''

export async function action(args: Route.ActionArgs) {
  const pages = args.context.get(staffContext)
  const { staff } = await pages.request()
  const registration = await readsOf(args.context, registrationContext)
  const form = wantedForm(args.request, registration.forms())
  if (!form) throw redirect('/saker/ny', 303)
  const addTo = new URL(args.request.url).searchParams.get('til')
  if (addTo) {
    const { entries } = await pages.posted()
    const text = mainTextOf(form, entries)
    await registration.addTo(addTo, { text, key: entries[hiddenFields.key]?.[0] ?? null })
    throw redirect(`/saker/${addTo}${text ? '' : '#notat'}`, 303)
  }
  return handleForm(args, formByTelephone(form), {
    staffId: staff.id,
    async register(reference) {
      await registration.register(reference)
      return `/saker/${reference}`
    },
  })
}

/** Registers a case for a person who calls or visits: asks only for what they can say. */
export default function NewCaseScreen({ loaderData, actionData }: Route.ComponentProps) {
  const texts = staffCaseTexts.new
  const declared = loaderData?.formId ? findForm(loaderData.formId) : undefined
  if (!loaderData?.state || !declared) return <StaffHead title={texts.title} />
  const { allowed, phone, caller } = loaderData
  const form = formByTelephone(declared)
  const state = stateAfter(loaderData.state, actionData, form)
  return (
    <div className="staff-wide">
      <ConditionStyles forms={[form]} />
      <StaffHead title={texts.title} lead={texts.lead} />
      <CallerKinds kinds={allowed} current={form.id} />
      <div className={styles.root}>
        <Panel as="div">
          <CallerFields key={form.id} form={form} known={caller} typed={phone}>
            {(beside) => (
              <FormView
                form={form}
                state={
                  phone && form.caseFields.sender.phone
                    ? withPhone(state, form.caseFields.sender.phone, phone)
                    : state
                }
                postTo={`/saker/ny?skjema=${form.id}`}
                onSent={() => undefined}
                beside={beside}
              />
            )}
          </CallerFields>
        </Panel>
      </div>
    </div>
  )
}

type State = ReturnType<typeof stateAfter>

const withPhone = (state: State, name: string, phone: string): State =>
  Object.keys(state.values).length > 0 ? state : { ...state, values: { [name]: [phone] } }

/** What a call is about: a link to the form of each kind of case. */
function CallerKinds({ kinds, current }: { kinds: readonly string[]; current: string }) {
  const texts = staffCaseTexts.new
  return (
    <nav aria-label={texts.kinds}>
      <ScrollRow current={current} className={classes(heldMailStyles.chips, styles.kinds)}>
        {kinds.map((id) => (
          <li key={id}>
            <SiteLink href={`/saker/ny?skjema=${id}`} aria-current={id === current ? 'page' : undefined}>
              {findForm(id)?.name ?? id}
            </SiteLink>
          </li>
        ))}
      </ScrollRow>
    </nav>
  )
}

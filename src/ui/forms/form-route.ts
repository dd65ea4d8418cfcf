import { data, type RouterContextProvider, redirect } from 'react-router'
import type { CaseReference } from '../../domain/cases/case-reference.ts'
import { contentOf } from '../../domain/documents/documents.ts'
import { parsePropertyId } from '../../domain/portfolio/property.ts'
import { storageRoomLabel } from '../../domain/portfolio/storage-room.ts'
import { newSubmissionKey } from '../../domain/submissions/submission-key.ts'
import { osloDate } from '../../domain/time/calendar.ts'
import { officeHoursOf } from '../../domain/time/office-hours.ts'
import { isOfficeOpen } from '../../domain/time/working-hours.ts'
import { faultAddressField } from '../../forms/engine/fault-report.ts'
import type { FieldOf, Option } from '../../forms/engine/field.ts'
import { type Form, fieldsOf } from '../../forms/engine/form.ts'
import type { FormChoices } from '../../forms/engine/form-services.ts'
import type { Offers } from '../../forms/kinds/select.ts'
import { noticesContext } from '../page/notices-context.ts'
import type { PageRequest } from '../page/page-request.ts'
import { pageRequestContext } from '../page/page-request-context.ts'
import { formChoicesContext, submitContext } from './form-contexts.ts'
import { emptyFormState, type FormState } from './form-state.ts'

/** The arguments of a route's loader or action. */
interface RouteArgs {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** What a page with forms needs before the sender types: a key, the date, and the choices that come from data. */
export async function loadForms({ context, request }: RouteArgs, ...forms: Form[]): Promise<FormState> {
  const page = context.get(pageRequestContext)
  const property = parsePropertyId(new URL(request.url).searchParams.get('eiendom') ?? '')
  return {
    ...emptyFormState,
    key: newSubmissionKey(page.now.getTime()),
    today: osloDate(page.now),
    isOfficeOpen: isOfficeOpen(page.now, officeHoursOf(contentOf(page.content.edited, 'kontakt'))),
    choices: await choicesOf(page, context.get(formChoicesContext), forms),
    notices: forms.some(faultAddressField) ? await context.get(noticesContext).inForms() : null,
    property,
  }
}

/** How a staff member sends a form for a caller: what is done with the case, which gives the page to open. */
interface Registering {
  staffId: string | null
  register: (reference: CaseReference) => Promise<string>
}

/**
 * Handles the form that was posted to a page: redirects to its receipt, or to the case that was registered, or returns the state
 * to show again.
 */
export async function handleForm({ context }: RouteArgs, form: Form, registering?: Registering) {
  const submitted = await context.get(submitContext)(form, registering?.staffId)
  if (submitted.sent) {
    const { reference, receipt } = submitted
    throw redirect(registering && reference ? await registering.register(reference) : receipt, 303)
  }
  const { status, sent: _, entries: values, ...rest } = submitted
  const formId: string = form.id
  return data({ formId, state: { values, ...rest } }, { status })
}

async function choicesOf(
  page: PageRequest,
  offers: FormChoices,
  forms: readonly Form[],
): Promise<FormState['choices']> {
  const choices: Record<string, Option[]> = {}
  for (const [name, field] of forms.flatMap(fieldsOf)) {
    if (field.kind === 'property')
      choices[name] = await offers.propertyChoices(field.amenity).catch((error) => {
        page.fail('Error fetching reklame properties', error)
        return []
      })
    else if (field.kind === 'select' && field.offers && field.offers !== 'page')
      choices[name] = addedChoices(field, await offered(page, offers, field.offers))
  }
  return choices
}

/** The storage places or sizes in the portfolio; empty if they cannot be read. */
async function offered(
  { content, fail }: PageRequest,
  choices: FormChoices,
  offers: Exclude<Offers, 'page'>,
): Promise<readonly string[]> {
  try {
    if (offers === 'storagePlaces') return await choices.storagePlaces()
    const sold = content.edited.minilager?.sizes.map(({ area }) => storageRoomLabel(area)) ?? []
    return [...sold, ...(await choices.storageSizes())]
  } catch (error) {
    fail('Error fetching storage rooms', error)
    return []
  }
}

/** The labels that no option of the field has or contains. */
function addedChoices({ options }: FieldOf<'select'>, labels: readonly string[]): Option[] {
  const isKnown = (wanted: string) => options.some(({ label }) => label.includes(wanted))
  return [...new Set(labels)].filter((label) => !isKnown(label)).map((label) => ({ value: label, label }))
}

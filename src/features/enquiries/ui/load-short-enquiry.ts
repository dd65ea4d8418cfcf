import type { RouterContextProvider } from 'react-router'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { formChoicesContext } from '../../../ui/forms/form-contexts.ts'
import { loadForms } from '../../../ui/forms/form-route.ts'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { pageRequestContext } from '../../../ui/page/page-request-context.ts'

/** The property that a link to a short form names. */
export interface AskedProperty {
  id: string
  title: string
  location: string
}

/** What the page of a short form shows: the form, and the property that it is about; null where the link names none. */
export async function loadShortEnquiry(
  args: { context: Readonly<RouterContextProvider>; request: Request },
  form: Form,
): Promise<{ state: FormState; property: AskedProperty | null }> {
  const { fail } = args.context.get(pageRequestContext)
  const id = parsePropertyId(new URL(args.request.url).searchParams.get('eiendom') ?? '')
  const [state, facts] = await Promise.all([
    loadForms(args, form),
    id &&
      args.context
        .get(formChoicesContext)
        .propertyFacts(id)
        .catch((error) => {
          fail('Error fetching property', error)
          return null
        }),
  ])
  return { state, property: id && facts ? { id, title: facts.title, location: facts.location } : null }
}

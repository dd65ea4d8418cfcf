import type { RouterContextProvider } from 'react-router'
import { parsePropertyId } from '../../domain/property.ts'
import { type Form, fieldsOf } from '../../forms/form.ts'
import type { Entries } from '../../forms/read.ts'
import { pageRequestContext } from '../page-request-context.ts'
import type { FormState } from './form-state.ts'

interface Args {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** The state of a form for whoever comes from a property: what is known is filled in, a viewing is ticked. */
export async function prefilled(
  { context, request }: Args,
  state: FormState,
  form: Form | null,
): Promise<FormState> {
  const page = context.get(pageRequestContext)
  const search = new URL(request.url).searchParams
  const id = parsePropertyId(search.get('eiendom') ?? '')
  if (!form || !id) return state
  const property = await page.catalogue.propertyFacts(id).catch((error) => {
    page.fail('Error fetching property', error)
    return null
  })
  const values: Record<string, string[]> = {}
  for (const [name, text] of Object.entries(property ? (form.prefill?.(property) ?? {}) : {}))
    if (text) values[name] = [text]
  for (const [name, field] of fieldsOf(form)) {
    if (field.kind === 'property' && state.choices[name]?.some(({ value }) => value === id))
      values[name] = [id]
    if (name === 'visitingOptions' && search.has('visning')) values[name] = ['Ønsker visning']
  }
  return { ...state, values: values satisfies Entries }
}

import type { RouterContextProvider } from 'react-router'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { optionOf } from '../../../forms/engine/choice.ts'
import type { Field, Option } from '../../../forms/engine/field.ts'
import { type Form, fieldsOf, type LinkOrigin } from '../../../forms/engine/form.ts'
import { formChoicesContext } from '../../../ui/forms/form-contexts.ts'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { pageRequestContext } from '../../../ui/page/page-request-context.ts'
import { roomWish, WANTS_VIEWING } from '../room-wish.ts'

interface Args {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** The longest place, size or room that a link can name. */
const MAX_WORDS_LENGTH = 80

/**
 * The state of a form, filled in with what a link says that its reader came from. `interestPath` in
 * `src/domain/portfolio/interest.ts` makes such links. Query parameters of `/interesseskjema?type=…`, of the three
 * `/…-interesseskjema`, and of `/parkering-soknad`:
 *
 * - `eiendom`: a property's id. Title, place, rent, bedrooms and area are filled in where the form asks for them,
 *   and the case belongs to the property.
 * - `visning=1`: a viewing is wanted. CheckedItems in the form for homes, noted under «Annet» in the others.
 * - `sted`: a place, such as «Torstrand, Larvik».
 * - `storrelse`: square metres (`3`) for a storage room or premises, or a size by its name.
 * - `rom`: a kind of room or premises by its value or its label (`studio`, «Kontor», «Elbilplass»); for homes the
 *   number of bedrooms.
 *
 * A choice that the form does not have is noted under «Annet»: nothing that a link says is lost.
 */
export async function prefilled(
  { context, request }: Args,
  state: FormState,
  form: Form | null,
): Promise<FormState> {
  if (!form) return state
  const page = context.get(pageRequestContext)
  const search = new URL(request.url).searchParams
  const said = (name: string) =>
    cleanText(search.get(name) ?? '')
      .replace(/\n/g, ' ')
      .slice(0, MAX_WORDS_LENGTH)
  const id = parsePropertyId(search.get('eiendom') ?? '')
  const property =
    id &&
    (await context
      .get(formChoicesContext)
      .propertyFacts(id)
      .catch((error) => {
        page.fail('Error fetching property', error)
        return null
      }))
  const values = valuesFrom(form, state.choices, {
    title: property?.title ?? '',
    place: said('sted') || (property?.location ?? ''),
    size: said('storrelse') || (property?.area ?? ''),
    room: said('rom'),
    price: property?.price ?? '',
    bedrooms: property?.bedrooms ?? '',
    propertyId: id,
    wantsViewing: search.has('visning'),
  })
  return Object.keys(values).length > 0 ? { ...state, values, origin: search.toString() } : state
}

/** The values of a form's fields that follow from a link. */
export function valuesFrom(
  form: Form,
  choices: FormState['choices'],
  {
    propertyId,
    wantsViewing,
    ...from
  }: Omit<LinkOrigin, 'viewing'> & { propertyId: string | null; wantsViewing: boolean },
): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  const notes: string[] = []
  const viewing = wantsViewing ? WANTS_VIEWING : ''
  const given = form.prefill?.({ ...from, viewing }) ?? {}
  for (const [name, field] of fieldsOf(form)) {
    const text = given[name]
    if (field.kind === 'property' && propertyId !== null && hasOption(choices[name], propertyId))
      values[name] = [propertyId]
    if (!text) continue
    const value = valueIn(field, choices[name] ?? [], text)
    if (value) values[name] = [value]
    // A value from the link is noted if the form has no such choice; a property's own values are on its page anyway.
    else if (text === from.room) notes.push(roomWish(text))
    else if (!from.title) notes.push(`Gjelder ${text}`)
  }
  if (viewing && !Object.values(given).includes(viewing)) notes.push(viewing)
  if (form.notes && notes.length > 0)
    values[form.notes] = [[...(values[form.notes] ?? []), ...notes].join('. ')]
  return values
}

const hasOption = (options: readonly Option[] | undefined, wanted: string) =>
  options?.some(({ value }) => value === wanted) ?? false

/** A text as the value of a field; null if the field has no such option. */
function valueIn(field: Field, choices: readonly Option[], text: string): string | null {
  if (!('options' in field)) return text
  const options = [...field.options, ...choices]
  const start = text.toLocaleLowerCase('nb')
  const found =
    optionOf({ options }, text) ??
    options.find(({ label }) => label.toLocaleLowerCase('nb').startsWith(`${start}/`))
  return found?.value ?? null
}

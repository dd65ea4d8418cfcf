import { Form } from 'react-router'
import { finderTexts } from '../../forms/staff/finder.words.ts'
import { Button } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { finderSections, pagesLike } from '../staff/finder/finder-sections.ts'
import { FoundList } from '../staff/finder/found-list.tsx'
import { menuFor } from '../staff/menu/staff-menu.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/intern.finn'

/** What a text finds; nothing for none. The finder that opens on other pages reads the same. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { staff, find } = await context.get(pageRequestContext).staff.workspace()
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  return {
    text,
    pages: text ? pagesLike(menuFor(staff.role), text) : [],
    found: text ? await find(text) : null,
  }
}

/** Finding in the workspace without scripts. */
export default function FinderScreen({ loaderData: { text, pages, found } }: Route.ComponentProps) {
  const texts = useWords(finderTexts)
  const sections = finderSections([], pages, found)
  return (
    <div className="staff-column">
      <StaffHead title={texts.title} />
      <Form method="get" noValidate role="search" className="row">
        <Field id="finn" label={texts.label} help={texts.hint}>
          {(control) => (
            <input
              {...control}
              type="search"
              name="q"
              defaultValue={text}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit">{texts.submit}</Button>
      </Form>
      <FoundList sections={sections} />
      {text && sections.length === 0 && <p role="status">{texts.none}</p>}
    </div>
  )
}

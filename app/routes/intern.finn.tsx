import { Form } from 'react-router'
import { finderTexts } from '../../forms/staff/finder.words.ts'
import { Button } from '../components/ui/button.tsx'
import { LabelledField } from '../components/ui/field.tsx'
import { finderSections, pagesLike } from '../staff/finder/finder-sections.ts'
import { FoundList } from '../staff/finder/found-list.tsx'
import { menuFor } from '../staff/menu/staff-menu.ts'
import { staffContext } from '../staff/staff-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.finn'

/** What a text finds; nothing for none. The finder that opens on other pages reads the same. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { staff, find } = await context.get(staffContext).workspace()
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  return {
    text,
    pages: text ? pagesLike(menuFor(staff.role), text) : [],
    found: text ? await find(text) : null,
  }
}

/** Finding in the workspace without scripts. */
export default function FinderScreen({ loaderData: { text, pages, found } }: Route.ComponentProps) {
  const sections = finderSections([], pages, found)
  return (
    <div className="staff-column">
      <StaffHead title={finderTexts.title} />
      <Form method="get" noValidate role="search" className="row">
        <LabelledField id="finn" label={finderTexts.label} help={finderTexts.hint}>
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
        </LabelledField>
        <Button type="submit">{finderTexts.submit}</Button>
      </Form>
      <FoundList sections={sections} />
      {text && sections.length === 0 && <p role="status">{finderTexts.none}</p>}
    </div>
  )
}

import { Form } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { finderTexts } from '../../inbox/finder.words.ts'
import { finderSections, pagesLike } from '../../inbox/ui/finder/finder-sections.ts'
import { FoundList } from '../../inbox/ui/finder/found-list.tsx'
import { menuFor } from '../../workspace/staff-menu.ts'
import { staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
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

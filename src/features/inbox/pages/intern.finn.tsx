import { Form } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { readsOf, staffContext } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import { finderTexts } from '../finder.words.ts'
import { type FinderSection, finderSections, pagesLike, unlessNamed } from '../ui/finder/finder-sections.ts'
import * as styles from '../ui/finder/found-list.module.css'
import { findWorkContext } from '../ui/inbox-context.ts'
import type { Route } from './+types/intern.finn'

/** What a text finds; nothing for none. The finder that opens on other pages reads the same. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { menu } = await context.get(staffContext).request()
  const find = await readsOf(context, findWorkContext)
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  return {
    text,
    pages: text ? pagesLike(menu, text) : [],
    found: text ? await find(text) : null,
  }
}

/** Finding in the workspace without scripts. */
export default function FinderScreen({ loaderData: { text, pages, found: all } }: Route.ComponentProps) {
  const found = unlessNamed(all, pages)
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
      {found?.meant && <p role="status">{finderTexts.meant(text, found.meant)}</p>}
      <FoundList sections={sections} />
      {text && sections.length === 0 && <p role="status">{finderTexts.none}</p>}
    </div>
  )
}

/** What has been found, as headings and links. */
function FoundList({ sections }: { sections: readonly FinderSection[] }) {
  return sections.map(({ name, offers }) => (
    <section key={name} className={styles.root}>
      <h2>{name}</h2>
      <ul className="plain">
        {offers.map(
          ({ href, title, note }) =>
            href && (
              <li key={href}>
                <SiteLink href={href}>{title}</SiteLink> <small>{note}</small>
              </li>
            ),
        )}
      </ul>
    </section>
  ))
}

import { fieldsOf } from '../../../forms/engine/form.ts'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { Table } from '../../../ui/kit/table.tsx'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import type { Route } from './+types/skjema-api'
import * as styles from './skjema-api.module.css'
import { apiPage } from './skjema-api.words.ts'
/** Computed on the server, so that no browser has to load the whole form catalogue. */
export function loader() {
  return allForms.map(({ id, name, page, sections }) => ({
    id,
    name,
    page,
    fields: fieldsOf({ sections }).map(([name, field]) => ({
      name,
      label: field.label,
      required: field.required !== null && !field.showWhen,
      values: 'options' in field ? field.options.map(({ value }) => value) : [],
    })),
  }))
}

export const handle = withoutScripts

export default function FormInterfaceScreen({ loaderData: forms }: Route.ComponentProps) {
  const page = useWords(apiPage)
  return (
    <>
      <Seo title={page.title} description={page.description} noindex />
      <PageHead heading={page.heading} lead={page.lead} />
      <div className={`page ${styles.root}`}>
        <p>
          <a href="/api/openapi.json">{page.file}</a>
        </p>
        {forms.map((form) => (
          <section key={form.id} id={form.id}>
            <h2>
              <Hyphenated>{form.name}</Hyphenated>
            </h2>
            <p>
              <code>POST /api/skjema/{form.id}</code> ·{' '}
              <code>
                <SiteLink href={form.page}>{form.page}</SiteLink>
              </code>
            </p>
            <Table stacks className={styles.table} aria-label={`${form.id}: felter`}>
              <thead>
                <tr>
                  <th scope="col">{page.field}</th>
                  <th scope="col">{page.meaning}</th>
                  <th scope="col">{page.values}</th>
                </tr>
              </thead>
              <tbody>
                {form.fields.map(({ name, label, required, values }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>
                      {label}
                      {required && `, ${page.required}`}
                    </td>
                    <td>{values.join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
        ))}
      </div>
    </>
  )
}

import { loadDocument } from '../../../ui/data/load-document.ts'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { accessibilityReport } from '../../enquiries/accessibility-report.ts'
import type { Route } from './+types/tilgjengelighet'
import { accessibilityPage } from './tilgjengelighet.words.ts'

export const loader = (args: Route.LoaderArgs) => loadForms(args, accessibilityReport)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, accessibilityReport)

/** How accessible the site is, and a form to report what shuts a visitor out. */
export default function AccessibilityScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { description, sections } = useWords(accessibilityPage)
  const state = stateAfter(loaderData, actionData, accessibilityReport)
  return (
    <FormPage
      form={accessibilityReport}
      state={state}
      description={description}
      before={sections.map(({ title, items }) => (
        <section key={title} className="stack">
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    />
  )
}

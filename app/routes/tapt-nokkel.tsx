import { company } from '../../content/company.ts'
import { lostKeyPage as page } from '../../content/pages/skjemaer.ts'
import { lostKey } from '../../forms/lost-key.ts'
import { PhoneText } from '../components/phone-text.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { loadAnew, loadForms, sendForm, stateAfter } from '../forms/form-route.ts'
import { useContent } from '../site-context.ts'
import type { Route } from './+types/tapt-nokkel'

export const loader = (args: Route.LoaderArgs) => loadForms(args, lostKey)
export const clientLoader = loadAnew
export const action = (args: Route.ActionArgs) => sendForm(args, lostKey)

export default function LostKeyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const contact = useContent('kontakt', company)
  return (
    <FormPage
      form={lostKey}
      state={stateAfter(loaderData, actionData, lostKey)}
      description={page.description}
      before={
        <section className="info-card">
          <h2>{page.infoTitle}</h2>
          <ul>
            {page.info.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <PhoneText>{page.lockedOut(contact)}</PhoneText>
          </p>
        </section>
      }
    />
  )
}

import { houseRulesAgreement, withRulesVersion } from '../../forms/house-rules-agreement.ts'
import { houseRulesVersion } from '../../landlord/pages/husordensregler.ts'
import { SiteLink } from '../components/site-link.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { handleForm, loadForms } from '../forms/form-route.ts'
import { stateAfter } from '../forms/form-state.ts'
import { loadDocument } from '../forms/load-document.ts'
import { useContent } from '../site-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/husordensregler-avtale'
import { agreementPage } from './husordensregler-avtale.words.ts'

export const loader = (args: Route.LoaderArgs) => loadForms(args, houseRulesAgreement)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, houseRulesAgreement)

export default function HouseRulesAgreementScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(agreementPage)
  const { version = houseRulesVersion } = useContent('husordensregler', {
    version: houseRulesVersion,
    sections: [],
  })
  const form = withRulesVersion(houseRulesAgreement, version)
  return (
    <FormPage
      form={form}
      state={stateAfter(loaderData, actionData, form)}
      description={page.description}
      before={
        <Panel as="p" tone="stone">
          <SiteLink href="/husordensregler">{page.read}</SiteLink>{' '}
          <span className="quiet">{page.version(version)}</span>
        </Panel>
      }
    />
  )
}

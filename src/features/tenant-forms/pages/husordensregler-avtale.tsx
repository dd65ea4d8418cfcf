import { houseRulesVersion } from '#landlord/pages/husordensregler.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { useContent } from '../../../ui/page/site-context.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { houseRulesAgreement, withRulesVersion } from '../house-rules-agreement.ts'
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

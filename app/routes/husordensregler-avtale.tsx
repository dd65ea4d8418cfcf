import { houseRulesVersion } from '../../content/pages/husordensregler.ts'
import { agreementPage as page } from '../../content/pages/skjemaer.ts'
import { houseRulesAgreement } from '../../forms/house-rules-agreement.ts'
import { FormPage } from '../forms/form-page.tsx'
import { loadAnew, loadForms, sendForm, stateAfter } from '../forms/form-route.ts'
import type { Route } from './+types/husordensregler-avtale'

export const loader = (args: Route.LoaderArgs) => loadForms(args, houseRulesAgreement)
export const clientLoader = loadAnew
export const action = (args: Route.ActionArgs) => sendForm(args, houseRulesAgreement)

export default function HouseRulesAgreementScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      form={houseRulesAgreement}
      state={stateAfter(loaderData, actionData, houseRulesAgreement)}
      description={page.description}
      before={
        <p className="info-card">
          <a href="/husordensregler">{page.read}</a>{' '}
          <span className="quiet">{page.version(houseRulesVersion)}</span>
        </p>
      }
    />
  )
}

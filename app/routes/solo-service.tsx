import { handymanBooking } from '../../forms/handyman-booking.ts'
import { soloServicePage } from '../../landlord/pages/solo-service.ts'
import { Part, Points } from '../components/info/blocks.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import { handleForm, loadForms } from '../forms/form-route.ts'
import { FormSection } from '../forms/form-section.tsx'
import { stateAfter } from '../forms/form-state.ts'
import { loadDocument } from '../forms/load-document.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/solo-service'

import * as styles from './solo-service.module.css'
export const loader = (args: Route.LoaderArgs) => loadForms(args, handymanBooking)
export const clientLoader = loadDocument
export const action = (args: Route.ActionArgs) => handleForm(args, handymanBooking)

export default function SoloServiceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(soloServicePage)
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} art="promo-solo-service" />
      <Part title={page.offersTitle} tone="stone">
        <Points items={page.offers} />
        <p className={`quiet measure ${styles.note}`}>{page.note}</p>
      </Part>
      <FormSection form={handymanBooking} state={stateAfter(loaderData, actionData, handymanBooking)} />
    </>
  )
}

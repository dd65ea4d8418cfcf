import { soloServicePage } from '#landlord/pages/solo-service.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { stateAfter } from '../../../ui/forms/form-state.ts'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { handymanBooking } from '../../tenant-forms/handyman-booking.ts'
import { Part, Points } from '../ui/info/blocks.tsx'
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

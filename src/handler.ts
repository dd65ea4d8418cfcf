import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { accountsContext } from './features/accounts/ui/accounts-context.ts'
import { alertsContext, waitingContext } from './features/alerts/ui/alerts-context.ts'
import {
  buildingNoticesContext,
  recipientContext,
} from './features/building-notices/ui/building-notices-context.ts'
import { buildingsContext } from './features/building-pages/ui/buildings-context.ts'
import { casesContext } from './features/cases/ui/cases-context.ts'
import { ordersContext } from './features/contractors/ui/orders-context.ts'
import { demoContext } from './features/demo-removal/ui/demo-context.ts'
import { firstStepsContext } from './features/first-steps/ui/first-steps-context.ts'
import {
  caseReadsContext,
  findWorkContext,
  menuCountsContext,
  registrationContext,
} from './features/inbox/ui/inbox-context.ts'
import { mailsContext } from './features/incoming-mail/ui/mails-context.ts'
import { listingsContext } from './features/listings/ui/listings-context.ts'
import { overviewContext } from './features/overview/ui/overview-context.ts'
import { catalogueContext } from './features/portfolio-browsing/ui/catalogue-context.ts'
import { batchesContext } from './features/portfolio-editing/ui/batches-context.ts'
import { propertiesContext } from './features/portfolio-editing/ui/properties-context.ts'
import { personsContext } from './features/privacy/ui/persons-context.ts'
import { routingContext } from './features/routing/ui/routing-context.ts'
import { searchContext } from './features/search/ui/search-context.ts'
import { signInContext } from './features/sign-in/ui/sign-in-context.ts'
import { rotaContext } from './features/staff-notices/ui/rota-context.ts'
import { accountContext, teamContext } from './features/team/ui/team-context.ts'
import { textsContext } from './features/text-editing/ui/texts-context.ts'
import { staffContext } from './features/workspace/ui/staff-context.ts'
import type { Render } from './site/render/render.ts'
import type { PageServices } from './site/web/page-services.ts'
import { formChoicesContext, submitContext } from './ui/forms/form-contexts.ts'
import { noticesContext } from './ui/page/notices-context.ts'
import { pageRequestContext } from './ui/page/page-request-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Answers the request for a page, or for its data. */
export const render: Render<PageServices> = (request, page, services) => {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, page)
  context.set(catalogueContext, page.catalogue)
  context.set(formChoicesContext, page.catalogue)
  context.set(submitContext, services.submit)
  context.set(casesContext, services.cases)
  context.set(ordersContext, services.orders)
  context.set(alertsContext, services.alerts)
  context.set(noticesContext, services.notices)
  context.set(recipientContext, services.notices)
  context.set(searchContext, services.search)
  context.set(signInContext, services.signIn)
  context.set(staffContext, services.staff)
  const { staffReaders } = services
  context.set(accountContext, staffReaders.account)
  context.set(accountsContext, staffReaders.accounts)
  context.set(batchesContext, staffReaders.batches)
  context.set(buildingsContext, staffReaders.buildings)
  context.set(buildingNoticesContext, staffReaders.buildingNotices)
  context.set(caseReadsContext, staffReaders.cases)
  context.set(demoContext, staffReaders.demo)
  context.set(firstStepsContext, staffReaders.firstSteps)
  context.set(findWorkContext, staffReaders.find)
  context.set(listingsContext, staffReaders.listings)
  context.set(mailsContext, staffReaders.mails)
  context.set(menuCountsContext, staffReaders.menuCounts)
  context.set(overviewContext, staffReaders.overview)
  context.set(personsContext, staffReaders.persons)
  context.set(propertiesContext, staffReaders.properties)
  context.set(registrationContext, staffReaders.registration)
  context.set(rotaContext, staffReaders.rota)
  context.set(routingContext, staffReaders.routing)
  context.set(teamContext, staffReaders.team)
  context.set(textsContext, staffReaders.texts)
  context.set(waitingContext, staffReaders.waiting)
  return handle(request, context)
}

export { renderMail } from './features/outgoing-mail/ui/mail.tsx'

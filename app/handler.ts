import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Render } from '../server/pages/render.ts'
import type { PageServices } from '../server/web/page-services.ts'
import { alertsContext } from './alerts/alerts-context.ts'
import { casesContext } from './cases/cases-context.ts'
import { submitContext } from './forms/submit-context.ts'
import { pageRequestContext } from './page-request-context.ts'
import { searchContext } from './search-context.ts'
import { staffContext } from './staff/staff-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Answers the request for a page, or for its data. */
export const render: Render<PageServices> = (request, page, services) => {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, page)
  context.set(submitContext, services.submit)
  context.set(casesContext, services.cases)
  context.set(alertsContext, services.alerts)
  context.set(searchContext, services.search)
  context.set(staffContext, services.staff)
  return handle(request, context)
}

export { renderMail } from './mail/mail.tsx'

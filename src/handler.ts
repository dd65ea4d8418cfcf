import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { alertsContext } from './features/alerts/ui/alerts-context.ts'
import { casesContext } from './features/cases/ui/cases-context.ts'
import { searchContext } from './features/search/search-context.ts'
import { staffContext } from './features/workspace/ui/staff-context.ts'
import type { Render } from './site/render/render.ts'
import type { PageServices } from './site/web/page-services.ts'
import { submitContext } from './ui/forms/submit-context.ts'
import { pageRequestContext } from './ui/page/page-request-context.ts'

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

export { renderMail } from './features/outgoing-mail/ui/mail.tsx'

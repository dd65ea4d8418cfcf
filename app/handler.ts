import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Render } from '../server/pages/render.ts'
import { pageRequestContext } from './page-request-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Answers the request for a page, or for its data. */
export const render: Render = (request, pageRequest) => {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, pageRequest)
  return handle(request, context)
}

export { renderMail } from './mail/mail.tsx'

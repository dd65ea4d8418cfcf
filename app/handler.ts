import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageRequest } from '../server/pages/page-request.ts'
import { pageRequestContext } from './page-request-context.ts'

const handler = createRequestHandler(build, import.meta.env.MODE)

/** Renders the page that a request asks for, whole. What the page needs to know comes in `pageRequest`. */
export function handle(request: Request, pageRequest: PageRequest): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, pageRequest)
  return handler(request, context)
}

export { renderMail } from './mail/mail.tsx'

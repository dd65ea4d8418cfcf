import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { RefusedResult } from '../../../forms/engine/action-result.ts'
import { workspaceTexts } from '../workspace.words.ts'
import { type Connection, setConnection } from './connection.ts'
import { tellActionResult } from './use-last-action.ts'

/** The router's state of each route: its data, or its error. */
type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/**
 * Preserves the open page when the connection fails, the server fails, or the session has ended: unsaved input stays,
 * and the staff member gets a message. Only navigation to another page may show an error page.
 */
export const keepPageOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  // It ended because a newer navigation took its place: that says nothing of the connection.
  if (request.signal.aborted) return results
  const isPost = request.method !== 'GET'
  const isOpenAlready = withoutHash(request.url) === withoutHash(location.href)
  let connection: Connection = 'good'
  for (const [routeId, given] of Object.entries(results)) {
    const problem = problemOf(given)
    if (!problem) continue
    if (problem.connection !== 'good') connection = problem.connection
    if (isPost) results[routeId] = { type: 'data', result: refused(problem.text) }
    // The service worker answers with the copy on the device, or says that there is none.
    else if (problem.connection === 'unreachable' && !isOpenAlready && navigator.serviceWorker?.controller)
      location.assign(request.url)
    // A route without new data keeps its data.
    else if (isOpenAlready) delete results[routeId]
  }
  setConnection(connection)
  // A post to another page, as undoing on the case before, is that page's to show.
  if (isPost && isOpenAlready)
    for (const { result } of Object.values(results)) tellActionResult(unwrapped(result))
  return results
}

/** The result of an action that did not reach the server. */
function refused(message: string) {
  const result: RefusedResult = {
    status: 'refused',
    action: null,
    message,
    errors: {},
    given: {},
    conflict: null,
    shown: null,
    secondFactorDue: null,
    httpStatus: 503,
  }
  return data(result, { status: result.httpStatus })
}

interface Problem {
  connection: Connection
  text: string
}

function problemOf({ type, result: given }: Results[string]): Problem | null {
  const result = unwrapped(given)
  if (result instanceof Response) {
    const { pathname, searchParams } = new URL(result.headers.get('Location') ?? '/', location.origin)
    // The guard's redirect to the sign-in page has a return path; the redirect after signing out has none.
    const isGuard = pathname.startsWith('/login') && searchParams.has('neste')
    return isGuard ? { connection: 'signed-out', text: workspaceTexts.signedOut } : null
  }
  if (type === 'data') return null
  // `fetch` fails with a TypeError. Any other error is one that the server has answered with, such as 503.
  if (result instanceof TypeError) return { connection: 'unreachable', text: workspaceTexts.unreachable }
  if (!isRouteErrorResponse(result)) return { connection: 'unreachable', text: workspaceTexts.failedKept }
  switch (result.status) {
    case 403:
      return { connection: 'good', text: workspaceTexts.forbidden.text }
    case 404:
      return { connection: 'good', text: workspaceTexts.gone }
    case 413:
      return { connection: 'good', text: workspaceTexts.tooLarge }
    default:
      return { connection: 'unreachable', text: workspaceTexts.failedKept }
  }
}

/** The router hands on the error of a post wrapped, as it does what an action answers with a status. */
function unwrapped(result: unknown): unknown {
  const isWrapped =
    typeof result === 'object' &&
    result !== null &&
    'data' in result &&
    'type' in result &&
    result.type === 'DataWithResponseInit'
  return isWrapped ? result.data : result
}

const withoutHash = (url: string) => url.split('#')[0]

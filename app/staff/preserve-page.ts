import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { RefusedResult } from '../../forms/action-result.ts'
import { workspaceTexts as texts } from '../../forms/staff/workspace.words.ts'
import { type Connection, setConnection } from './connection.ts'

/** What the router has of each route: its data, or its error. */
type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/**
 * Preserves the open page when the connection fails, the server fails, or the session has ended: what is written on it
 * stays, and the staff member is told. Only another page may end in an error page.
 */
export const preservePage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const isPost = request.method !== 'GET'
  const isOpenAlready = withoutHash(request.url) === withoutHash(location.href)
  let connection: Connection = 'good'
  for (const [routeId, given] of Object.entries(results)) {
    const problem = problemOf(given)
    if (!problem) continue
    if (problem.connection !== 'good') connection = problem.connection
    if (isPost) results[routeId] = { type: 'data', result: refused(problem.text) }
    // A route without new data keeps what it has.
    else if (isOpenAlready) delete results[routeId]
  }
  setConnection(connection)
  return results
}

/** The result of an action that was not done. */
function refused(message: string) {
  const result: RefusedResult = {
    status: 'refused',
    action: null,
    message,
    errors: {},
    given: {},
    conflict: null,
    shown: null,
    isTooMany: false,
  }
  return data(result, { status: 503 })
}

interface Problem {
  connection: Connection
  text: string
}

function problemOf({ type, result }: Results[string]): Problem | null {
  if (result instanceof Response) {
    const { pathname, searchParams } = new URL(result.headers.get('Location') ?? '/', location.origin)
    // The guard's redirect to the sign-in page has the way back; the one after signing out has none.
    const isGuard = pathname.startsWith('/login') && searchParams.has('neste')
    return isGuard ? { connection: 'signed-out', text: texts.signedOut } : null
  }
  if (type === 'data') return null
  if (!isRouteErrorResponse(result)) return { connection: 'unreachable', text: texts.unreachable }
  switch (result.status) {
    case 403:
      return { connection: 'good', text: texts.forbidden.text }
    case 404:
      return { connection: 'good', text: texts.gone }
    case 413:
      return { connection: 'good', text: texts.tooLarge }
    default:
      return { connection: 'unreachable', text: texts.failedKept }
  }
}

const withoutHash = (url: string) => url.split('#')[0]

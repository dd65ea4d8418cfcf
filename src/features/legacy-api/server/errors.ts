import { forOtherSites } from '../../../platform/http/security.ts'
import { retryLater } from '../../../platform/http/unavailable-page.ts'

/** The legacy API is called from pages of other sites too; it uses no cookie that could be misused. */
export const compatHeaders: Record<string, string> = {
  ...forOtherSites,
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Range, X-Relay-Error',
}

function json(status: number, body: object): Response {
  const headers = { ...compatHeaders, ...(status === 503 || status === 429 ? retryLater : {}) }
  return Response.json(body, { status, headers })
}

/** An error as the client of `/rest/v1` expects it (PostgREST). */
export function restError(
  status: number,
  code: string,
  message: string,
  hint: string | null = null,
): Response {
  return json(status, { code, message, details: null, hint })
}

/** An error as the client of `/storage/v1` expects it. */
export function storageError(status: number, error: string, message: string): Response {
  return json(status, { statusCode: String(status), error, message })
}

/** An error as the client of `/functions/v1` expects it. */
export function functionError(status: number, error: string, more: object = {}): Response {
  return json(status, { error, ...more })
}

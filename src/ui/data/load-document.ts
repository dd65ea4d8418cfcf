import { redirectDocument } from 'react-router'

/**
 * A page with forms is always a new document: its key, its date and its style rules come with it.
 */
export function loadDocument({ request }: { request: Request }): never {
  const { pathname, search, hash } = new URL(request.url)
  throw redirectDocument(pathname + search + hash)
}

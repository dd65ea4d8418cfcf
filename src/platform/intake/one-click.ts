import { readBodyText } from './body.ts'
import { isMultipart, readMultipart } from './multipart.ts'

/** The body that a mail program posts to end mails (RFC 8058 §3.2), as a form or in parts. */
const FIELD = 'List-Unsubscribe'
const VALUE = 'One-Click'

const MAX_BYTES = 1024

/** The headers of what such an address answers. */
export const notStored = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

/** Whether a body is exactly what RFC 8058 says. */
export async function isOneClick(request: Request): Promise<boolean> {
  const fields = await readFields(request)
  const [field] = fields
  return fields.length === 1 && field?.[0] === FIELD && field[1] === VALUE
}

async function readFields(request: Request): Promise<[string, string][]> {
  if (isMultipart(request)) {
    const limits = { maxBytes: MAX_BYTES, maxTextBytes: MAX_BYTES, maxParts: 2 }
    return readMultipart(request, limits, async () => undefined)
  }
  return [...new URLSearchParams(await readBodyText(request, MAX_BYTES))]
}

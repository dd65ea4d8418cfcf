import { formWithId } from '../../test/support/form-with-id.ts'
import { sampleEntries } from '../../test/support/sample-answers.ts'

export const BOUNDARY = '----husvaerHostileBoundary'

export interface Part {
  name: string
  content: Buffer | string
  filename?: string
  type?: string
}

/** A multipart body as browsers write it. */
export function multipart(parts: readonly Part[], boundary = BOUNDARY): Buffer {
  const written = parts.map(({ name, content, filename, type }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
  )
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)])
}

export const multipartHeaders = (boundary = BOUNDARY) => ({
  'Content-Type': `multipart/form-data; boundary=${boundary}`,
})

/** The issue report as its page sends it without scripts, with a photo. */
export function photoForm(photo: Buffer | string, key: string, filename = 'bilde.jpg'): Buffer {
  const answers = Object.entries(sampleEntries(formWithId('issue-report')))
  return multipart([
    { name: 'idempotencyKey', content: key },
    ...answers.map(([name, [text]]) => ({ name, content: text ?? '' })),
    { name: 'imageUrls', content: photo, filename, type: 'image/jpeg' },
  ])
}

/** Every kind of address that reads a posted body. */
export const postedPaths = [
  '/melde-avvik',
  '/',
  '/kundeservice?skjema=issue',
  '/interesseskjema',
  '/login',
  '/login/glemt',
  '/mine-saker',
  '/sak/abcdefghijklmnopqrstuvwxyz234567',
  '/api/skjema/issue-report',
  '/api/skjema/contact-message',
  '/api/vedlegg',
  '/functions/v1/send-issue-report',
  '/storage/v1/object/property-images/issue-report/bilde.jpg',
] as const

/** The legacy API asks for its public key. */
export const publicKeyHeaders = { apikey: 'husvaer-public', Authorization: 'Bearer husvaer-public' }

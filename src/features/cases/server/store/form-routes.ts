import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Words } from '../../../../../landlord-types/language.ts'
import { parseLanguage, wordsOf } from '../../../../domain/text/language.ts'
import type { IsoDate } from '../../../../domain/time/calendar.ts'
import { writeCalendar } from '../../../../domain/time/icalendar.ts'
import { photoFieldOf, successOf } from '../../../../forms/engine/form.ts'
import { hiddenFields, MAY_ASK_HEADER } from '../../../../forms/engine/hidden-fields.ts'
import { inLanguage } from '../../../../forms/engine/in-language.ts'
import { submissionWords } from '../../../../forms/engine/submission.words.ts'
import { findPlace } from '../../../../platform/base/postal-codes.ts'
import { findRow } from '../../../../platform/database/query.ts'
import { newReference } from '../../../../platform/http/reference.ts'
import type { RequestBindings } from '../../../../platform/http/request-bindings.ts'
import { isSameOrigin } from '../../../../platform/http/same-origin.ts'
import { streamFile } from '../../../../platform/http/stream-body.ts'
import { retryLater } from '../../../../platform/http/unavailable-page.ts'
import { BodyError } from '../../../../platform/intake/body.ts'
import { photoAddress } from '../../../../platform/photos/photo-address.ts'
import { isPhotoLink } from '../../../../platform/photos/photo-links.ts'
import { readBody } from '../../../../platform/photos/read-body.ts'
import { refusedPhotoWords } from '../../../../platform/photos/refused-photo.words.ts'
import type { PhotoDeps } from '../../../../platform/photos/take-photo.ts'
import { takeUpload } from '../../../../platform/photos/take-upload.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import { openApi } from '../../../form-catalogue/open-api.ts'
import { parseCaseToken } from '../case-token.ts'
import { calendarDayOf, findCase } from '../sender/sender-case.ts'
import { findKnownNotices } from './known-notices.ts'
import { type ReceiveDeps, receiveForm } from './receive.ts'
import { refusedFormWords } from './refused-forms.words.ts'
import { urgentAdviceNow } from './urgent-advice.ts'

interface FormRouteOptions {
  deps: ReceiveDeps
  photoDeps: PhotoDeps
  publicUrl: string
}

type Bindings = { Bindings: RequestBindings }

const headers = { 'Cache-Control': 'no-store' }

/** The language that the client's page is in. */
const languageIn = ({ req }: Context) => parseLanguage(req.header('content-language'))

const words = <W>(c: Context, texts: Words<W>): W => wordsOf(texts, languageIn(c))

/** The JSON API of the forms, documented in `/api/openapi.json`. Our own pages use it when scripts run. */
export function formRoutes({ deps, photoDeps, publicUrl }: FormRouteOptions): Hono<Bindings> {
  const routes = new Hono<Bindings>()

  routes.get('/api/openapi.json', (c) =>
    c.json(openApi(publicUrl), 200, { ...headers, 'Cache-Control': 'no-cache' }),
  )

  routes.get('/api/postnummer/:code{[0-9]{4}}', (c) => {
    const place = findPlace(c.req.param('code'))
    return place
      ? c.json({ poststed: place }, 200, { ...headers, 'Cache-Control': 'public, max-age=86400' })
      : c.json({ error: 'not found' }, 404, headers)
  })

  routes.use('/api/skjema/*', refuseOthers)
  routes.use('/api/vedlegg', refuseOthers)
  async function refuseOthers(c: Context, next: () => Promise<void>) {
    if (c.req.method !== 'POST' || isSameOrigin(c.req.raw, publicUrl)) return next()
    return c.json({ error: 'This interface is not for pages of other sites.' }, 403, headers)
  }

  routes.post('/api/skjema/:form', async (c) => {
    const found = findForm(c.req.param('form'))
    if (!found) return c.json({ error: words(c, submissionWords).unknownForm }, 404, headers)
    const form = inLanguage(found, languageIn(c))
    const address = c.env.clientAddress
    try {
      const rules = { photoField: photoFieldOf(form), sender: address }
      const body = await readBody(c.req.raw, rules, photoDeps)
      const now = new Date()
      // Our own pages then send it as browsers do, and show the notices that the answer has.
      const mayAsk = c.req.header(MAY_ASK_HEADER) !== undefined && !body.entries[hiddenFields.asked]
      if (mayAsk && (await findKnownNotices(deps, form, body.entries, now)).length > 0)
        return c.json({ error: 'A notice explains this.' }, 428, headers)
      const received = await receiveForm(deps, form, {
        ...body,
        key: c.req.header('idempotency-key'),
        address,
        now,
        reference: newReference(),
      })
      switch (received.outcome) {
        case 'sent': {
          const { reference, token, promisedAt, promise, photosMissing } = received.case
          const page = `/sak/${token}`
          const advice = await urgentAdviceNow(deps, form, received.answers)
          return c.json(
            {
              reference,
              case: page,
              receipt: `${page}/kvittering`,
              promisedAt,
              photosMissing,
              ...successOf(form, received.answers, promise),
              ...(advice ? { advice } : {}),
            },
            201,
            headers,
          )
        }
        case 'invalid':
          return c.json({ error: 'Some answers cannot be taken.', fields: received.errors }, 422, headers)
        case 'key-reused':
          return c.json(
            {
              error: 'The idempotency key was used with other answers.',
              ...words(c, refusedFormWords).sentBefore,
            },
            409,
            headers,
          )
        case 'too-many':
          return c.json({ error: 'Too many forms.', ...words(c, refusedFormWords).tooMany }, 429, headers)
        case 'failed': {
          const { reference, isUnavailable } = received
          const failed = { error: 'The form could not be stored.', reference, ...form.failure }
          if (!isUnavailable) return c.json(failed, 500, headers)
          const more = words(c, refusedFormWords).unavailable
          return c.json({ ...failed, more }, 503, { ...headers, ...retryLater })
        }
      }
    } catch (error) {
      if (error instanceof BodyError) return c.json({ error: error.message }, error.status, headers)
      throw error
    }
  })

  routes.post('/api/vedlegg', async (c) => {
    const label = decodeName(c.req.header('x-file-name')) || 'bilde'
    try {
      const sender = c.env.clientAddress
      const taken = await takeUpload(photoDeps, c.req.raw, { label, sender })
      if ('objectName' in taken)
        return c.json({ url: photoAddress(publicUrl, taken.objectName) }, 201, headers)
      switch (taken.problem) {
        case 'too-many':
          return c.json({ error: 'Too many photos.', ...words(c, refusedFormWords).tooMany }, 429, headers)
        case 'busy':
          return c.json({ error: 'Too many uploads at once.', ...words(c, refusedFormWords).busy }, 503, {
            ...headers,
            ...retryLater,
          })
        default: {
          const refused = { error: taken.problem, ...words(c, refusedPhotoWords)[taken.problem](label) }
          if (taken.isUnavailable) return c.json(refused, 503, { ...headers, ...retryLater })
          return c.json(refused, taken.problem === 'failed' ? 500 : 422, headers)
        }
      }
    } catch (error) {
      if (error instanceof BodyError) return c.json({ error: error.message }, error.status, headers)
      throw error
    }
  })

  routes.get('/vedlegg/:id', async (c) => {
    const link = {
      photoId: c.req.param('id'),
      until: c.req.query('til') ?? '',
      signature: c.req.query('s') ?? '',
    }
    if (!isPhotoLink(deps.secret, link))
      return c.text(words(c, refusedFormWords).photoLinkExpired, 403, headers)
    const path = await findRow(
      deps.database.pool,
      z.string(),
      'select storage_path from photos where id = $1',
      [link.photoId],
    )
    const file = path ? await streamFile(photoDeps.storage, path) : null
    if (!file) return c.notFound()
    return c.body(file.body, 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(file.bytes),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, max-age=240',
    })
  })

  routes.get('/sak/:token/kalender.ics', async (c) => {
    const token = parseCaseToken(c.req.param('token'))
    const record = token && (await findCase(deps, token))
    const entry = record && calendarDayOf(record)
    if (!entry) return c.notFound()
    const file = calendarFile({
      day: entry.day,
      title: entry.title,
      uid: `${record.reference}@${new URL(publicUrl).hostname}`,
      description: `${record.form.name}, referanse ${record.reference}`,
      url: `${publicUrl}/sak/${token}`,
      sentAt: record.sentAt,
      changedAt: record.updatedAt,
    })
    return c.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${record.reference}.ics"`,
      ...headers,
    })
  })

  return routes
}

/** A file name encoded for a header, as in a URL. */
function decodeName(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? '')
  } catch {
    return ''
  }
}

interface CalendarEntry {
  uid: string
  day: IsoDate
  title: string
  description: string
  url: string
  sentAt: Date
  changedAt: Date
}

/** An all-day entry as an iCalendar file. One that is fetched again after a change replaces the earlier one. */
function calendarFile({ day, sentAt, changedAt, ...entry }: CalendarEntry): string {
  const sequence = Math.max(0, Math.floor((changedAt.getTime() - sentAt.getTime()) / 1000))
  return writeCalendar('PUBLISH', [{ ...entry, when: { day }, stampedAt: changedAt, sequence }])
}

import { Hono } from 'hono'
import { z } from 'zod'
import { parseLanguage } from '../../../domain/text/language.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RequestBindings } from '../../../platform/http/request-bindings.ts'
import { isSameOrigin } from '../../../platform/http/same-origin.ts'
import { parseObject, readBodyText } from '../../../platform/intake/body.ts'
import { limitedNetworkOf } from '../../../platform/limits/network-of.ts'
import { WindowCounter } from '../../../platform/limits/window-counter.ts'
import { noticesAt } from './known-notices.ts'

interface NoticeRouteOptions {
  deps: { database: Pick<Database, 'reads'> }
  publicUrl: string
}

const MAX_BYTES = 2048

const question = z.object({ address: z.string().max(300) })

/** How often one client asks: a form asks after each pause in its address. */
const QUESTIONS_OF_CLIENT = { most: 60, seconds: 60 }

const headers = { 'Cache-Control': 'no-store' }

/**
 * The notices for the house of an address, for a form that is being filled in. Posted, so that the address is in no log. An address of no
 * house of ours is answered as one without notices: the answer says what «Kundeservice» says, and nothing of who lives where.
 */
export function noticeRoutes({ deps: { database }, publicUrl }: NoticeRouteOptions) {
  const questions = new WindowCounter(QUESTIONS_OF_CLIENT)
  return new Hono<{ Bindings: RequestBindings }>().post('/api/driftsmeldinger', async (c) => {
    if (!isSameOrigin(c.req.raw, publicUrl))
      return c.json({ error: 'This interface is not for pages of other sites.' }, 403, headers)
    const client = c.env.clientAddress
    if (client !== null && !questions.allows(limitedNetworkOf(client)))
      return c.json({ error: 'Too many questions.' }, 429, { ...headers, 'Retry-After': '60' })
    const asked = question.safeParse(parseObject(await readBodyText(c.req.raw, MAX_BYTES)))
    if (!asked.success) return c.json({ error: 'The body has no address.' }, 400, headers)
    const language = parseLanguage(c.req.header('content-language'))
    return c.json(
      { notices: await noticesAt(database.reads, asked.data.address, language, new Date()) },
      200,
      headers,
    )
  })
}

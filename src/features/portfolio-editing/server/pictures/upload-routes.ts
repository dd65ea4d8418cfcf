import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { may } from '../../../../domain/people/permissions.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import type { RequestBindings } from '../../../../platform/http/request-bindings.ts'
import { isSameOrigin } from '../../../../platform/http/same-origin.ts'
import { bodyChunks, readBytes } from '../../../../platform/intake/body.ts'
import { receiveFile } from '../../../../platform/storage/receive-file.ts'
import type { StaffDeps } from '../../../sign-in/server/deps.ts'
import { readSession, SessionJar, type SignedIn } from '../../../sign-in/server/session.ts'
import { MAX_FILE_BYTES } from '../../../workspace/server/actions/posted.ts'
import { pictureProblems } from '../../pictures.words.ts'
import type { PortfolioDeps } from '../deps.ts'
import { beginArchive, PIECE_BYTES, storePiece } from './archives.ts'
import { createBatch, findBatch, matchBatch } from './batches.ts'
import { receivePicture } from './receive-picture.ts'

type RequestOf = Context<{ Bindings: RequestBindings }>

/**
 * Takes many pictures one by one, and ZIPs in pieces, for a page with scripts: what is cut off is sent again, and what is here
 * is not. `/bilder` opens a batch, `/bilder/ID/ferdig` says that all was sent.
 */
export function pictureUploadRoutes({ staff, portfolio }: { staff: StaffDeps; portfolio: PortfolioDeps }) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  const { database, photoDeps } = portfolio
  const { pool } = database

  /** Answers a staff member who may edit the portfolio. */
  const route = (path: string, answer: (c: RequestOf, staff: SignedIn) => Promise<object>) =>
    routes.post(path, async (c) => {
      if (!isSameOrigin(c.req.raw, staff.publicUrl)) return c.body(null, 403)
      const jar = new SessionJar(c.req.raw, c.env.clientAddress)
      const session = await readSession(staff, jar, new Date())
      for (const cookie of jar.cookies) c.header('Set-Cookie', cookie, { append: true })
      if (session.state !== 'open') return c.body(null, 401)
      if (!may(session.staff.role, 'edit-portfolio')) return c.body(null, 403)
      try {
        return c.json(await answer(c, session.staff), 200, { 'Cache-Control': 'no-store' })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return c.json({ problem: error.message }, 422, { 'Cache-Control': 'no-store' })
      }
    })
  const batchOf = async (c: RequestOf) => (await findBatch(pool, c.req.param('batch') ?? '')).id
  const parameter = (c: RequestOf, name: string) => c.req.query(name) ?? ''

  route('/bilder', async (_, { id: staffId }) => ({
    batch: await createBatch(pool, { staffId, source: 'upload' }),
  }))

  route('/bilder/:batch/bilde', async (c) => {
    const batch = await batchOf(c)
    const path = join(photoDeps.workFolder, `${randomUUID()}.raw`)
    try {
      const content = bodyChunks(c.req.raw, MAX_FILE_BYTES + 1)
      const { bytes, failure } = await receiveFile(content, path, MAX_FILE_BYTES)
      if (failure) throw failure
      // One that is too large is named, and not sent.
      const file = { path, bytes: Math.max(bytes, Number(parameter(c, 'storrelse')) || 0) }
      const result = await receivePicture(portfolio, { batch, name: parameter(c, 'navn') }, file)
      return { problem: 'problem' in result ? pictureProblems[result.problem] : null }
    } finally {
      await rm(path, { force: true })
    }
  })

  route('/bilder/:batch/zip', async (c) => {
    const batch = await batchOf(c)
    const bytes = Number(parameter(c, 'storrelse')) || 0
    const archive = await beginArchive(portfolio, { batch, name: parameter(c, 'navn'), bytes })
    const has = await queryRows(
      pool,
      z.number(),
      'select piece from picture_archive_pieces where archive_id = $1 order by piece',
      [archive],
    )
    return { archive, has, pieceBytes: PIECE_BYTES }
  })

  route('/bilder/:batch/zip/:archive/:piece{\\d+}', async (c) => {
    await batchOf(c)
    const content = await readBytes(c.req.raw, PIECE_BYTES)
    const piece = Number(c.req.param('piece'))
    await storePiece(photoDeps, c.req.param('archive') ?? '', { piece, content })
    return {}
  })

  route('/bilder/:batch/ferdig', async (c) => {
    await matchBatch(pool, await batchOf(c))
    await portfolio.startJob('take-pictures')
    return {}
  })
  return routes
}

import { open } from 'node:fs/promises'
import { z } from 'zod'
import { type PropertyId, parsePropertyId } from '../../../../domain/portfolio/property.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type BoundAction, bindActions } from '../../../workspace/server/actions/handlers.ts'
import type { PostedFile } from '../../../workspace/server/actions/posted.ts'
import { batchActions, sendActions } from '../../pictures.ts'
import { manyPicturesTexts as texts } from '../../pictures.words.ts'
import type { PortfolioDeps } from '../deps.ts'
import { findProperties } from '../find-properties.ts'
import { addBatch, undoBatch } from './add-batch.ts'
import { beginArchive, PIECE_BYTES, storePiece } from './archives.ts'
import { createBatch, findBatch, matchBatch, readHomes } from './batches.ts'
import { discardBatch } from './discard-batch.ts'
import { pictureMatcher, stemOf } from './match-pictures.ts'
import { receivePicture } from './receive-picture.ts'

const pathOf = (batch: string) => `/intern/eiendommer/bilder/${batch}`

export function bindPictureActions(deps: PortfolioDeps): BoundAction[] {
  const { pool } = deps.database
  return [
    ...bindActions(sendActions, {
      async send(_, { staff, files }) {
        const batch = await createBatch(pool, { staffId: staff.id, source: 'upload' })
        for (const file of files('pictures')) await receivePosted(deps, batch, file)
        await matchBatch(pool, batch)
        await deps.startJob('take-pictures')
        return { to: pathOf(batch) }
      },
    }),
    ...bindActions(batchActions, {
      async add({ batch }, { staff }) {
        const { pictures, properties } = await addBatch(deps, { batch, staffId: staff.id })
        return { notice: texts.added(pictures, properties) }
      },
      async undo({ batch }, { staff }) {
        const { pictures, properties } = await undoBatch(deps, { batch, staffId: staff.id })
        return { notice: texts.undone(pictures, properties) }
      },
      async again({ batch }) {
        await execute(
          pool,
          `update batch_pictures set state = 'waiting', problem = null, tries = 0, try_at = now()
           where batch_id::text = $1 and state = 'failed' and property_id is not null and ref <> name and archive_id is null`,
          [batch],
        )
        await deps.startJob('take-pictures')
        return { notice: texts.triedAgain }
      },
      async discard({ batch }) {
        await discardBatch(deps, batch)
        return { to: '/intern/eiendommer/bilder' }
      },
      async place({ batch, stem, home }) {
        const { id, title } = await homeNamed(deps, home)
        await placeGroup(deps, { batch, stem, home: id })
        return { notice: texts.placed(title) }
      },
      async leave({ batch, stem }) {
        await placeGroup(deps, { batch, stem, home: null })
        return { notice: texts.leftAlone }
      },
    }),
  ]
}

/** The first bytes of a ZIP (APPNOTE 4.3.7). */
const ZIP_START = Buffer.from('PK\x03\x04', 'latin1')

async function receivePosted(deps: PortfolioDeps, batch: string, file: PostedFile): Promise<void> {
  const handle = await open(file.path)
  try {
    const { buffer } = await handle.read(Buffer.alloc(ZIP_START.length), 0, ZIP_START.length, 0)
    if (!buffer.equals(ZIP_START)) {
      await receivePicture(deps, { batch, name: file.name }, file)
      return
    }
    const archive = await beginArchive(deps, { batch, name: file.name, bytes: file.bytes })
    for (let piece = 0; piece * PIECE_BYTES < file.bytes; piece += 1) {
      const content = Buffer.alloc(Math.min(PIECE_BYTES, file.bytes - piece * PIECE_BYTES))
      await handle.read(content, 0, content.length, piece * PIECE_BYTES)
      await storePiece(deps.photoDeps, archive, { piece, content })
    }
  } finally {
    await handle.close()
  }
}

/**
 * The home that a staff member has named: by its id, or as pictures name theirs, or by words of its title.
 * @throws Refusal where there is none, or more than one.
 */
async function homeNamed({ database: { pool } }: PortfolioDeps, text: string) {
  const homes = await readHomes(pool)
  const id = parsePropertyId(text)
  const byName = id ? [id] : pictureMatcher(homes)(text.replaceAll('/', ' '))
  const found =
    byName.length > 0
      ? byName
      : (await findProperties(pool, text, 2)).flatMap(({ id }) => parsePropertyId(id) ?? [])
  if (found.length > 1) throw new Refusal(texts.severalHomes, { errors: { home: texts.severalHomes } })
  const home = homes.find(({ id }) => id === found[0])
  if (!home) throw new Refusal(texts.noHome, { errors: { home: texts.noHome } })
  return home
}

const namedPicture = z.object({ id: z.string(), name: z.string() })

/** Places the pictures of a group that have no home, or leaves them out. */
async function placeGroup(
  { database: { pool } }: PortfolioDeps,
  { batch, stem, home }: { batch: string; stem: string; home: PropertyId | null },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await findBatch(client, batch, { lock: true })
    const pictures = await queryRows(
      client,
      namedPicture,
      'select id::text, name from batch_pictures where batch_id = $1 and property_id is null',
      [batch],
    )
    await execute(
      client,
      'update batch_pictures set property_id = $2, is_left = $2::uuid is null where id = any($1)',
      [pictures.filter(({ name }) => stemOf(name) === stem).map(({ id }) => id), home],
    )
  })
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { propertyContent as content } from '../../../../test/support/property-content.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { parsePropertyList } from '../property-list.ts'
import { addPicture } from './add-picture.ts'
import { listProperties } from './list-properties.ts'
import { previewProperty, readProperty } from './read-portfolio.ts'
import { archiveProperty, publishDue, restoreVersion, saveProperty } from './versions.ts'

let server: TemporaryServer
let by: string
beforeAll(async () => {
  server = await temporaryServer()
  by = (await makeStaff(server.database.pool, 'redaktor', 'Eva Redsen')).id
})
afterAll(() => server.stop())

const now = () => new Date()
const save = (
  id: PropertyId | null,
  more: Record<string, string> = {},
  state: 'draft' | 'published' = 'published',
) => saveProperty(server, { id, content: content(more), as: { state }, by })
const onSite = async (id: PropertyId) => {
  await untilAllArrived(server)
  return server.catalogue.property(id)
}
const standing = async (id: PropertyId) =>
  (await listProperties(server.database.pool, parsePropertyList(new URLSearchParams()), now())).lines.find(
    (line) => line.id === id,
  )?.standing

describe('a property', () => {
  test('is on the site when it is published, and a draft is not', async () => {
    const id = await save(null, {}, 'draft')
    expect(await onSite(id)).toBeNull()
    expect(await standing(id)).toBe('draft')
    const before = server.version.current()
    await save(id)
    expect((await onSite(id))?.price).toContain('12')
    await expect.poll(() => server.version.current()).toBeGreaterThan(before)
  })

  test('stays as it is on the site while a draft of it waits', async () => {
    const id = await save(null, { title: 'Før' })
    await save(id, { title: 'Etter' }, 'draft')
    expect((await onSite(id))?.title).toBe('Før')
    expect(await standing(id)).toBe('changed')
    expect((await previewProperty(server, id, new Date()))?.title).toBe('Etter')
    expect((await readProperty(server, id, now()))?.entries.title).toEqual(['Etter'])
  })

  test('is published at its time, once', async () => {
    const at = new Date(Date.now() + 3_600_000)
    const id = await saveProperty(server, {
      id: null,
      content: content({ title: 'Senere' }),
      as: { state: 'scheduled', publishAt: at },
      by,
    })
    expect(await publishDue(server)).toBe(0)
    expect(await onSite(id)).toBeNull()
    const then = new Date(at.getTime() + 1000)
    await Promise.all([publishDue(server, then), publishDue(server, then)])
    expect((await onSite(id))?.title).toBe('Senere')
    const history = (await readProperty(server, id, now()))?.history.map(({ state }) => state)
    expect(history).toEqual(['published', 'scheduled'])
  })

  test('is not published when its schedule was cancelled', async () => {
    const at = new Date(Date.now() + 3_600_000)
    const id = await saveProperty(server, {
      id: null,
      content: content(),
      as: { state: 'scheduled', publishAt: at },
      by,
    })
    await save(id, {}, 'draft')
    await publishDue(server, new Date(at.getTime() + 1000))
    expect(await onSite(id)).toBeNull()
  })

  test('stores the imported content as a version before the first edit, and restores it', async () => {
    const row = propertyRow({ title: 'Importert', price: 9000 })
    await writeImport(server.database.pool, { properties: [row], finn_properties: [] })
    await save(row.id, { title: 'Endret' })
    const history = (await readProperty(server, row.id, now()))?.history ?? []
    expect(
      history.map(({ by: name, changed }) => [name, changed.some((each) => each.startsWith('Tittel: '))]),
    ).toEqual([
      ['Eva Redsen', true],
      [null, false],
    ])
    await restoreVersion(server, { id: row.id, version: history[1]?.id ?? '', by })
    expect((await onSite(row.id))?.title).toBe('Importert')
  })

  test('keeps its cases and its history when archived, and can be restored', async () => {
    const id = await save(null, { title: 'Bort' })
    await server.database.pool.query(
      `insert into cases (id, reference, form, answers, property_id, idempotency_key, content_hash, sent_at, updated_at)
       values (gen_random_uuid(), 'HEN-AAAA-AAAA', 'contact-message', '{}', $1, 'k', '', now(), now())`,
      [id],
    )
    await archiveProperty(server, { id, by })
    expect(await onSite(id)).toBeNull()
    expect(await standing(id)).toBe('archived')
    const { rows } = await server.database.pool.query(
      "select property_id from cases where idempotency_key = 'k'",
    )
    expect(rows).toEqual([{ property_id: id }])
    const [, published] = (await readProperty(server, id, now()))?.history ?? []
    await restoreVersion(server, { id, version: published?.id ?? '', by })
    expect((await onSite(id))?.title).toBe('Bort')
  })

  test('accepts pictures only, and stores them without metadata', async () => {
    const id = await save(null)
    const original = await blankPhoto(900, 600, '#357')
      .withExif({ IFD0: { Copyright: 'hemmelig sted' } })
      .jpeg()
      .toBuffer()
    const file = async (bytes: Buffer) => {
      const path = join(server.config.DATA_DIR, 'sent')
      await writeFile(path, bytes)
      return path
    }
    const url = await addPicture(server.photoDeps, id, await file(original))
    expect(url).toMatch(new RegExp(`/property-images/properties/${id}/[0-9a-f]{24}\\.jpg$`))
    expect(
      await addPicture(server.photoDeps, id, await file(Buffer.from('<svg onload="alert(1)"/>'))),
    ).toBeNull()
    await saveProperty(server, {
      id,
      content: { ...content(), images: [url ?? ''], image_url: url },
      as: { state: 'published' },
      by,
    })
    await server.database.pool.query("update pictures set alt = 'Stue med kveldssol' where url = $1", [url])
    expect((await onSite(id))?.pictures).toEqual([
      expect.objectContaining({ width: 900, alt: 'Stue med kveldssol' }),
    ])
    const stored = await readFile(
      `${server.config.DATA_DIR}/files${new URL(url ?? '', 'http://x').pathname.replace('/storage/v1/object/public', '')}`,
    )
    expect(stored.toString('latin1')).not.toContain('hemmelig')
  })
})

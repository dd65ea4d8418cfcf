import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { takePhoto } from '../photos/take-photo.ts'
import { storePicture } from '../pictures/pictures.ts'
import { closePrivateFolders } from './data-folders.ts'
import { announceUpload, deletePendingFile } from './pending-deletions.ts'
import { storeFile } from './store-file.ts'

let site: TemporaryServer
beforeAll(async () => {
  site = await temporaryServer()
})
afterAll(() => site.stop())

const pending = async () =>
  (await site.database.pool.query<{ path: string }>('select path from pending_file_deletions')).rows.map(
    ({ path }) => path,
  )
const jpeg = await blankPhoto().jpeg().toBuffer()

test('queues the file for deletion before it is written, and removes it from the queue with its row', async () => {
  let whileWriting: string[] = []
  await storeFile(site, 'private-photos/a.jpg', {
    write: async () => {
      whileWriting = await pending()
      await site.storage.put('private-photos/a.jpg', 'x')
    },
    insertRow: async () => undefined,
  })
  expect(whileWriting).toEqual(['private-photos/a.jpg'])
  expect(await pending()).toEqual([])
})

test('deletes the file if its row cannot be written', async () => {
  const failing = storeFile(site, 'private-photos/a.jpg', {
    write: () => site.storage.put('private-photos/a.jpg', 'x'),
    insertRow: () => Promise.reject(new Error('No row')),
  })
  await expect(failing).rejects.toThrow('No row')
  expect(await site.storage.exists('private-photos/a.jpg')).toBe(false)
  expect(await pending()).toEqual([])
})

test('leaves an upload to the sweeper if the storage is down', async () => {
  const storage = new Proxy(site.storage, {
    get(target, name) {
      if (name === 'put' || name === 'delete') return () => Promise.reject(new Error('S3 is down'))
      const own = Reflect.get(target, name)
      return typeof own === 'function' ? own.bind(target) : own
    },
  })
  const taken = await takePhoto({ ...site.photoDeps, storage }, { stream: Readable.from([jpeg]), label: 'a' })
  expect(taken).toEqual({ problem: 'failed', isUnavailable: false })
  expect(await pending()).toEqual([expect.stringMatching(/^private-photos\//)])
  await site.database.pool.query('truncate pending_file_deletions')
  expect(await readdir(site.photoDeps.workFolder)).toEqual([])
  expect((await site.database.pool.query('select 1 from photos')).rowCount).toBe(0)
})

test('does not write the row of an upload that the sweeper has deleted', async () => {
  const late = storeFile(site, 'private-photos/a.jpg', {
    write: async () => {
      await site.storage.put('private-photos/a.jpg', 'x')
      expect(await deletePendingFile(site, 'private-photos/a.jpg')).toBe(true)
    },
    insertRow: async () => undefined,
  })
  await expect(late).rejects.toThrow('took too long')
})

test('keeps one file for two uploads of the same picture at once', async () => {
  const path = 'property-images/properties/a/1.jpg'
  await Promise.all([storePicture(site, path, jpeg), storePicture(site, path, jpeg)])
  expect(await pending()).toEqual([])
  // A third upload that is cut off does not take the file away from the first two.
  await announceUpload(site.database.pool, path)
  expect(await deletePendingFile(site, path)).toBe(false)
  expect(await site.storage.exists(path)).toBe(true)
  expect(await pending()).toEqual([])
})

test('writes photos, pictures and folders that only the site can read', async () => {
  await takePhoto(site.photoDeps, { stream: Readable.from([jpeg]), label: 'a.jpg' })
  await storePicture(site, 'property-images/hus/1.jpg', jpeg)
  await closePrivateFolders(site.config.DATA_DIR)
  const files = join(site.config.DATA_DIR, 'files')
  const entries = await readdir(files, { recursive: true, withFileTypes: true })
  expect(entries.length).toBeGreaterThan(3)
  for (const entry of entries) {
    const { mode } = await stat(join(entry.parentPath, entry.name))
    expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600])
  }
  expect((await stat(files)).mode & 0o777).toBe(0o700)
  expect((await stat(join(site.config.DATA_DIR, 'uploads'))).mode & 0o777).toBe(0o700)
})

import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../../../test/support/blank-photo.ts'
import { s3Server } from '../../../../../test/support/s3-server.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { takePhoto } from '../../../../platform/photos/take-photo.ts'
import { storePicture } from '../../../../platform/pictures/pictures.ts'
import { listFiles } from '../../../../platform/storage/list-files.ts'
import { FILES_LOCK } from '../../../../platform/storage/lock.ts'
import { announceUpload } from '../../../../platform/storage/pending-deletions.ts'
import { findCase, senderCase } from '../../../cases/server/sender/sender-case.ts'
import { readStaffCase } from '../../../inbox/server/case/staff-case.ts'
import { purge } from '../../../privacy/server/purge.ts'
import { makeBackup } from '../backup.ts'
import { sweep } from './sweep.ts'

const jpeg = await blankPhoto().jpeg().toBuffer()

describe.each(['file system', 'S3'] as const)('sweep on the %s', (kind) => {
  let site: TemporaryServer
  let s3: Awaited<ReturnType<typeof s3Server>> | null = null
  beforeAll(async () => {
    s3 = kind === 'S3' ? await s3Server() : null
    site = await temporaryServer(s3?.environment)
  })
  afterAll(async () => {
    await site.stop()
    await s3?.close()
  })
  beforeEach(async () => {
    for await (const { path } of listFiles(site.storage)) await site.storage.delete(path)
    await site.database.pool.query('truncate photos, pictures, pending_file_deletions cascade')
  })

  const storedPhoto = async () => {
    const taken = await takePhoto(site.photoDeps, { stream: Readable.from([jpeg]), label: 'a.jpg' })
    if (!('objectName' in taken)) throw new Error(taken.problem)
    const { rows } = await site.database.pool.query<{ id: string; storage_path: string }>(
      'select id, storage_path from photos where object_name = $1',
      [taken.objectName],
    )
    if (!rows[0]) throw new Error('There is no row')
    return { id: rows[0].id, path: rows[0].storage_path }
  }
  const now = { graceMinutes: 0 }

  test('leaves photos and pictures that have their rows, and finds nothing to do', async () => {
    const { path } = await storedPhoto()
    await storePicture(site, 'property-images/hus/1.jpg', jpeg)
    const { rows } = await site.database.pool.query<{ key: string }>('select key from pictures')
    await site.storage.put(`derived/${rows[0]?.key}/640.webp`, 'a size of it')
    expect(await sweep(site, now)).toMatchObject({
      orphans: { count: 0 },
      unfinishedUploads: 0,
      unknown: { count: 0 },
      photosWithoutFile: { count: 0 },
      picturesWithoutFile: { count: 0 },
      isForeignStorage: false,
    })
    expect(await site.storage.exists(path)).toBe(true)
    expect(await site.storage.exists(`derived/${rows[0]?.key}/640.webp`)).toBe(true)
  })

  test('deletes private photos and derived sizes without a row, and reports public files without deleting them', async () => {
    const orphans = [`private-photos/${randomUUID()}.jpg`, 'derived/0123456789abcdef0123/640.webp']
    const kept = ['property-images/larvik/1.jpg', 'erasures/ledger.ndjson']
    for (const path of [...orphans, ...kept]) await site.storage.put(path, 'bytes')
    expect(await sweep(site, { ...now, dryRun: true })).toMatchObject({ orphans: { count: 2, bytes: 10 } })
    expect(await site.storage.exists(orphans[0] ?? '')).toBe(true)
    const report = await sweep(site, now)
    expect(report.orphans.names.toSorted()).toEqual(orphans.toSorted())
    expect(report.unknown.names).toEqual(['property-images/larvik/1.jpg'])
    for (const path of orphans) expect(await site.storage.exists(path)).toBe(false)
    for (const path of kept) expect(await site.storage.exists(path)).toBe(true)
  })

  test('leaves files that are younger than the grace period', async () => {
    const path = `private-photos/${randomUUID()}.jpg`
    await site.storage.put(path, 'bytes')
    await announceUpload(site.database.pool, 'private-photos/under-way.jpg')
    await site.storage.put('private-photos/under-way.jpg', 'bytes')
    expect(await sweep(site)).toMatchObject({ orphans: { count: 0 }, unfinishedUploads: 0 })
    expect(await site.storage.exists(path)).toBe(true)
    expect(await site.storage.exists('private-photos/under-way.jpg')).toBe(true)
  })

  test('deletes the file of an upload whose process died before its row was written', async () => {
    const path = 'private-photos/cut-off.jpg'
    await announceUpload(site.database.pool, path)
    await site.storage.put(path, 'bytes')
    await site.database.pool.query("update pending_file_deletions set since = now() - interval '61 minutes'")
    expect((await sweep(site, { dryRun: true })).unfinishedUploads).toBe(1)
    expect((await sweep(site)).unfinishedUploads).toBe(1)
    expect(await site.storage.exists(path)).toBe(false)
  })

  test('marks a photo whose file is gone, and unmarks it when the file is back', async () => {
    const { id, path } = await storedPhoto()
    const sent = await sendCase(site, 'issue-report')
    await site.database.pool.query('update photos set case_id = $1', [sent.id])
    const worker = await makeStaff(site.database.pool)
    const shownTo = async () => {
      const record = await findCase(site.deps, sent.token)
      if (!record) throw new Error('The token opens no case')
      const staffCase = await readStaffCase(site.deps, worker, sent.reference, new Date())
      const senderPhotos = (await senderCase(site.deps, record, new Date())).photos
      return [...senderPhotos, ...(staffCase?.photos ?? [])].map(({ src }) => src)
    }
    await storePicture(site, 'property-images/hus/1.jpg', jpeg)
    await site.storage.delete(path)
    await site.storage.delete('property-images/hus/1.jpg')
    const missing = async () =>
      (
        await site.database.pool.query(
          'select file_missing_since is not null as missing from photos where id = $1',
          [id],
        )
      ).rows[0].missing
    expect(await sweep(site, now)).toMatchObject({
      photosWithoutFile: { count: 1, names: [path] },
      picturesWithoutFile: { count: 1, names: ['property-images/hus/1.jpg'] },
    })
    expect(await missing()).toBe(true)
    expect(await shownTo()).toEqual([null, null])
    await site.storage.put(path, jpeg)
    await sweep(site, now)
    expect(await missing()).toBe(false)
    expect(await shownTo()).toEqual(Array(2).fill(expect.stringMatching(/^\/vedlegg\//)))
  })

  test('deletes nothing without a row where the files belong to another database, until it takes over', async () => {
    await sweep(site)
    const path = `private-photos/${randomUUID()}.jpg`
    await site.storage.put(path, 'of the other site')
    await site.database.pool.query('update storage_owner set id = gen_random_uuid()')
    expect(await sweep(site, now)).toMatchObject({ orphans: { count: 0 }, isForeignStorage: true })
    expect(await site.storage.exists(path)).toBe(true)
    expect(await sweep(site, { ...now, takeOver: true })).toMatchObject({ orphans: { count: 1 } })
    expect((await sweep(site)).isForeignStorage).toBe(false)
  })

  test('is refused while a backup is restored', async () => {
    const client = await site.database.pool.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [FILES_LOCK])
    await expect(sweep(site)).rejects.toThrow('A backup is being restored')
    await client.query('rollback')
    client.release()
  })

  test('keeps the owner and unfinished files out of backups', async () => {
    await sweep(site)
    await site.storage.put('unfinished/half', 'half')
    const file = join(site.config.DATA_DIR, 'copy.husvaer')
    const made = await makeBackup(
      { ...site, secretText: 'x' },
      { file, passphrase: 'en setning bare vi kjenner' },
    )
    expect(made.files).toBe(0)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })
})

describe('sweep of the data folder', () => {
  let site: TemporaryServer
  beforeAll(async () => {
    site = await temporaryServer()
  })
  afterAll(() => site.stop())
  const dataPath = (...parts: string[]) => join(site.config.DATA_DIR, ...parts)

  test('deletes old work files, and neither young ones nor mails', async () => {
    const old = new Date(Date.now() - 61 * 60_000)
    const files = [
      ['uploads/process', 'a.raw'],
      ['mail', 'a.eml.part'],
      ['files/unfinished', 'b'],
      ['mail', 'a.eml'],
    ] as const
    for (const [folder, name] of files) {
      await mkdir(dataPath(folder), { recursive: true })
      await writeFile(dataPath(folder, name), '12345')
      await utimes(dataPath(folder, name), old, old)
    }
    await writeFile(dataPath('uploads', 'young.raw'), 'under way')
    expect((await sweep(site)).workFiles).toMatchObject({ count: 3, bytes: 15 })
    expect((await readdir(dataPath('uploads'), { recursive: true })).toSorted()).toEqual(
      expect.arrayContaining(['process', 'young.raw']),
    )
    expect(await readdir(dataPath('uploads/process'))).toEqual([])
    expect(await readdir(dataPath('mail'))).toEqual(['a.eml'])
    expect(await readdir(dataPath('files/unfinished'))).toEqual([])
  })

  test('closes files and folders that other users could read', async () => {
    await sweep(site)
    await site.storage.put('private-photos/a.jpg', 'x')
    await chmod(dataPath('files'), 0o755)
    await chmod(dataPath('files/private-photos'), 0o755)
    await chmod(dataPath('files/private-photos/a.jpg'), 0o644)
    expect((await sweep(site)).modesFixed).toBe(2)
    const mode = async (path: string) => (await stat(dataPath(path))).mode & 0o777
    expect(await mode('files/private-photos')).toBe(0o700)
    expect(await mode('files/private-photos/a.jpg')).toBe(0o600)
  })

  test('deletes the files of unfinished uploads, as purge does', async () => {
    await announceUpload(site.database.pool, 'private-photos/cut-off.jpg')
    await site.storage.put('private-photos/cut-off.jpg', 'bytes')
    await site.database.pool.query("update pending_file_deletions set since = now() - interval '2 hours'")
    await purge(site)
    expect(await site.storage.exists('private-photos/cut-off.jpg')).toBe(false)
  })
})

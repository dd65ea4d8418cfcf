import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { submitPage } from '../../features/cases/server/store/submit-page.ts'

/** Mounts a file system of one megabyte on a folder. Only root can, and not in every container. */
function mountSmall(folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
}

const unmount = (folder: string) => execFileSync('umount', [folder])

const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-mount-'))
  try {
    mountSmall(folder)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
})()

// Where it cannot be tried, the reason stands in the test's name.
describe.skipIf(!canMount)('a full disk (needs root, to mount a small one)', () => {
  let server: TemporaryServer
  let small: Buffer
  let large: Buffer
  const mounted: string[] = []
  beforeAll(async () => {
    server = await temporaryServer()
    small = await noise(200)
    large = await noise(1200)
    expect(large.length).toBeGreaterThan(1.1 * 1024 * 1024)
  })
  afterEach(() => {
    for (const folder of mounted.splice(0)) unmount(folder)
  })
  afterAll(() => server.stop())

  /** A photo that cannot be made much smaller. */
  function noise(side: number): Promise<Buffer> {
    let state = 1
    const pixels = Buffer.from(
      Array.from({ length: side * side * 3 }, () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return state >>> 16
      }),
    )
    return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer()
  }

  function onSmallDisk(folder: string): string {
    mountSmall(folder)
    mounted.push(folder)
    return folder
  }

  /** Leaves so many bytes of a small disk. */
  function fillUp(folder: string, free: number): void {
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(bavail * bsize - free))
  }

  const workFolder = () => onSmallDisk(server.photoDeps.workFolder)
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'ballast')
  const upload = async (photo: Buffer) => {
    const response = await fetch(`${server.url}/api/vedlegg`, { method: 'POST', body: new Uint8Array(photo) })
    const { error } = await response.json()
    return [response.status, error]
  }
  const failed = [500, 'failed']

  test('refuses a photo that cannot be written while it comes, and keeps nothing of it', async () => {
    const folder = workFolder()
    expect(await upload(large)).toEqual(failed)
    expect(filesIn(folder)).toEqual([])
    expect(await upload(small)).toEqual([201, undefined])
  })

  test('refuses a photo that cannot be written when it is decoded, not for its type', async () => {
    const folder = workFolder()
    fillUp(folder, Math.ceil(small.length / 4096 + 1) * 4096)
    expect(await upload(small)).toEqual(failed)
    expect(filesIn(folder)).toEqual([])
  })

  test('refuses a photo that cannot be stored, and leaves no part of it', async () => {
    const folder = onSmallDisk(join(server.config.DATA_DIR, 'files'))
    expect(await upload(small)).toEqual([201, undefined])
    const before = filesIn(folder)
    fillUp(folder, 4096)
    expect(await upload(small)).toEqual(failed)
    expect(filesIn(folder)).toEqual(before)
  })

  test('stores a form without its photos, and says that they are missing', async () => {
    const folder = workFolder()
    const body = new FormData()
    for (const [name, [value = '']] of Object.entries(sampleEntries(formWithId('issue-report'))))
      if (name !== 'imageUrls') body.append(name, value)
    for (let count = 0; count < 3; count += 1)
      body.append('imageUrls', new File([new Uint8Array(large)], `${count}.jpg`))
    const submitted = await submitPage(server.deps, server.photoDeps, formWithId('issue-report'), {
      request: new Request(`${server.url}/melde-avvik`, { method: 'POST', body }),
      address: null,
      now: new Date(),
      reference: 'TEST',
    })
    expect(submitted).toMatchObject({ sent: true })
    const reference = submitted.sent ? submitted.reference : ''
    const { rows } = await server.database.pool.query(
      'select photos_missing from cases where reference = $1',
      [reference],
    )
    expect(rows).toEqual([{ photos_missing: 3 }])
    expect(filesIn(folder)).toEqual([])
  })
})

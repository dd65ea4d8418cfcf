import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { type LocalServer, localServer } from '../../../test/support/local-server.ts'
import { type S3Server, s3Server } from '../../../test/support/s3-server.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { readConfig } from '../base/config.ts'
import { takePhoto } from '../photos/take-photo.ts'
import { assertBucketExists, openStorage } from './storage.ts'

let bucket: LocalServer
let site: TemporaryServer
beforeAll(async () => {
  bucket = await localServer(() => undefined)
  site = await temporaryServer()
})
afterAll(async () => {
  await site.stop()
  await bucket.close()
})

const jpeg = await blankPhoto().jpeg().toBuffer()

test.each([
  ['never answers', () => undefined],
  ['answers 500', (_, response) => response.writeHead(500).end()],
  ['breaks off', (_, response) => response.destroy()],
] satisfies [string, Parameters<LocalServer['answer']>[0]][])(
  'a photo fails, and leaves its path to the sweeper, where the bucket %s',
  async (_, listener) => {
    bucket.answer(listener)
    const config = readConfig({
      S3_BUCKET: 'husvaer',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    const storage = await openStorage(config, 200)
    const taken = await takePhoto(
      { ...site.photoDeps, storage },
      { stream: Readable.from([jpeg]), label: 'a' },
    )
    expect(taken).toEqual({ problem: 'failed', isUnavailable: false })
    const { rowCount } = await site.database.pool.query('select 1 from photos')
    expect(rowCount).toBe(0)
  },
)

describe('a start', () => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await s3Server()
  })
  afterAll(() => s3.close())

  test('goes on with a bucket that is there', () => assertBucketExists(readConfig(s3.environment)))

  test('is refused where there is no such bucket', async () => {
    const config = readConfig({ ...s3.environment, S3_BUCKET: 'borte' })
    await expect(assertBucketExists(config)).rejects.toThrow(
      'Cannot start: S3_BUCKET names borte, and there is no such bucket. Make it first.',
    )
  })

  test('goes on with a bucket that is out of order', async () => {
    bucket.answer((_, response) => response.writeHead(500).end())
    await assertBucketExists(readConfig({ ...s3.environment, S3_ENDPOINT: bucket.url }))
  })
})

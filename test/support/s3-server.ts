import { readdirSync, rmSync, truncateSync } from 'node:fs'
import S3rver from 's3rver'
import { temporaryFolder } from './temporary-folder.ts'

export interface S3Server {
  /** The settings that lead a site here. */
  environment: Record<string, string>
  /** The keys of what the bucket holds. */
  objects(): string[]
  /** Leaves an object as it is for a moment while it is written. */
  empty(key: string, part: 'object' | 'metadata.json'): void
  close(): Promise<void>
}

/** The server's file of an object, or of what is known of it. */
const fileOf = (key: string, part: 'object' | 'metadata.json') => `${key}._S3rver_${part}`
const OBJECT = fileOf('', 'object')

/** A server on loopback that speaks S3, with one empty bucket. */
export async function s3Server(): Promise<S3Server> {
  const directory = temporaryFolder('s3')
  const bucket = 'husvaer'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_REGION: 'eu-north-1',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    objects() {
      const files = readdirSync(`${directory}/${bucket}`, { recursive: true, encoding: 'utf8' })
      return files.filter((name) => name.endsWith(OBJECT)).map((name) => name.slice(0, -OBJECT.length))
    },
    empty: (key, part) => truncateSync(`${directory}/${bucket}/${fileOf(key, part)}`),
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

import { join } from 'node:path'
import { Disk } from 'flydrive'
import { type Config, ConfigError } from '../base/config.ts'
import { PrivateFilesDriver } from './private-files-driver.ts'

/** Where files are kept: `property-images/…` originals, `derived/…` their sizes, `private-photos/…` photos of cases and buildings, `private-mail/…` what came with mails. */
export type Storage = Disk

/** The folder that the public may read, and the prefix of its addresses. */
export const publicBucket = 'property-images'
/** Photos of cases; nothing public is served from there. */
export const privatePhotosFolder = 'private-photos'
/** What was attached to mails, as it came. */
export const privateMailFolder = 'private-mail'
/** ZIPs of pictures as they were sent, until what is in them is taken out. */
export const arrivingFolder = 'arriving'
/** Sizes of pictures; they are made again where they are missing. */
export const derivedFolder = 'derived/'
export const publicStoragePrefix = '/storage/v1/object/public/'

/** A bucket that gives no answer or data for this long counts as down, and the calls that wait for it fail. */
const STORAGE_PATIENCE_MS = 10_000

/** Opens the bucket that S3_* names, or the folder `files` under DATA_DIR. */
export async function openStorage(config: Config, patienceMs = STORAGE_PATIENCE_MS): Promise<Storage> {
  if (!config.S3_BUCKET) {
    return new Disk(new PrivateFilesDriver(join(config.DATA_DIR, 'files')))
  }
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: config.S3_BUCKET,
      region: config.S3_REGION ?? 'auto',
      visibility: 'private',
      supportsACL: false,
      requestHandler: {
        connectionTimeout: patienceMs,
        // Without any data; a large file may take longer over a slow connection.
        socketTimeout: patienceMs,
      },
      maxAttempts: 2,
      // Not everything that speaks S3 knows the checksums that Amazon's client adds to uploads by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
      ...(config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY
        ? {
            credentials: {
              accessKeyId: config.S3_ACCESS_KEY_ID,
              secretAccessKey: config.S3_SECRET_ACCESS_KEY,
            },
          }
        : {}),
    }),
  )
}

/** How long a start waits for a bucket to say that it is there. */
const START_PATIENCE_MS = 3000

/**
 * Asks the bucket that S3_BUCKET names what it holds at its root. One that does not answer may be back later: forms are stored without it.
 * @throws ConfigError where there is no such bucket.
 */
export async function assertBucketExists(config: Config): Promise<void> {
  if (!config.S3_BUCKET) return
  const bucket = await openStorage(config, START_PATIENCE_MS)
  const problem = await bucket.listAll('').then(
    () => null,
    (error) => error,
  )
  if (problem instanceof Error && problem.name === 'NoSuchBucket')
    throw new ConfigError(
      `Cannot start: S3_BUCKET names ${config.S3_BUCKET}, and there is no such bucket. Make it first.`,
    )
}

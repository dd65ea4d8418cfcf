import type { Config } from '../../../../platform/base/config.ts'
import type { Log } from '../../../../platform/base/log.ts'
import type { PictureDeps } from '../../../../platform/pictures/take-picture.ts'

/** What the job that takes in pictures needs. */
export interface TakeDeps extends PictureDeps {
  config: Pick<Config, 'IMAGE_HOSTS'>
  log: Log
}

import { imageImports } from '../../content/image-import.ts'
import { importImages } from '../pictures/import/import-images.ts'
import type { Job } from './queue.ts'

/** The pictures of the fixed properties: those that are missing, each night, and the one-off after a start. */
export const importImagesJob: Job = {
  name: 'import-images',
  cron: '40 4 * * *',
  atStart: true,
  isOn: ({ config }) => Boolean(config.FINN_API_KEY),
  async run(site) {
    await importImages(site, { manifest: imageImports })
  },
}

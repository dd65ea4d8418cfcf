import { imageImports } from '../../../landlord/image-import.ts'
import { importImages } from '../../features/portfolio-editing/server/pictures/import-images.ts'
import type { Job } from './job.ts'

/** Imports the pictures of the fixed properties, each night and after a start. Needs no key to FINN. */
export const importImagesJob: Job = {
  name: 'import-images',
  cron: '40 4 * * *',
  atStart: true,
  isOn: () => true,
  async run(site) {
    await importImages(site, { manifest: imageImports })
  },
}

import { parsePropertyId } from '../../domain/property.ts'
import { importImages } from '../pictures/import/import-images.ts'
import { type Command, complain, say } from './command.ts'
import { withSite } from './with-site.ts'

export const importImagesCommand: Command = {
  name: 'import-images',
  usage: '[PROPERTY-ID]',
  summary: 'Copies the pictures of the fixed properties that have none, or of one of them.',
  async run([id, ...rest]) {
    const only = id === undefined ? undefined : parsePropertyId(id)
    if (only === null || rest.length > 0) {
      complain('Usage: npm run husvaer -- import-images [PROPERTY-ID]')
      return 2
    }
    const results = await withSite((site) => importImages(site, only ? { only } : {}))
    for (const { title, stored, skipped, problem } of results) {
      if (problem) complain(`${title}: ${problem.title}. ${problem.text}.`)
      else say(`${title}: ${stored} pictures copied, ${skipped} skipped.`)
    }
    if (results.length === 0) say('There was nothing to copy.')
    return results.some((result) => result.problem) ? 1 : 0
  },
}

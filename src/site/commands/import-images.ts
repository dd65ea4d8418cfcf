import { parsePropertyId } from '../../domain/portfolio/property.ts'
import { importImages } from '../../features/portfolio-editing/server/pictures/import-images.ts'
import { complain, defineCommand, say, UsageError, withSite } from './command.ts'

export const importImagesCommand = defineCommand({
  name: 'import-images',
  usage: '[PROPERTY-ID]',
  summary: 'Copies the pictures of the fixed properties that have none, or of one of them.',
  options: {},
  positionals: { min: 0, max: 1 },
  async run(_, [id]) {
    const only = id === undefined ? undefined : parsePropertyId(id)
    if (only === null) throw new UsageError(`${id} is not the id of a property.`)
    const results = await withSite((site) => importImages(site, only ? { only } : {}))
    for (const { title, stored, skipped, problem } of results) {
      if (problem) complain(`${title}: ${problem.title}. ${problem.text}.`)
      else say(`${title}: ${stored} pictures copied, ${skipped} skipped.`)
    }
    if (results.length === 0) say('There was nothing to copy.')
    return results.some((result) => result.problem) ? 1 : 0
  },
})

import { readFile } from 'node:fs/promises'
import { writeImport } from '../../features/portfolio-browsing/server/import.ts'
import { parseImport, RefusedImport } from '../../features/portfolio-browsing/server/import-rows.ts'
import { complain, defineCommand, say, withSite } from './command.ts'

export const importCommand = defineCommand({
  name: 'import',
  usage: 'FILE',
  summary: 'Adds or replaces properties and listings from a JSON file: all of them, or none.',
  options: {},
  positionals: { min: 1, max: 1 },
  async run(_, [file = '']) {
    const json = await readFile(file, 'utf8').catch((error: Error) => {
      complain(`${file} cannot be read: ${error.message}`)
      return null
    })
    if (json === null) return 1
    try {
      const rows = parseImport(json)
      const { offSite } = await withSite((site) => writeImport(site.database.pool, rows))
      const written = rows.properties.length - offSite.size
      say(`Imported ${written} properties and ${rows.finn_properties.length} listings.`)
      for (const { id, title } of rows.properties)
        if (offSite.has(id))
          say(
            `Left as it is: ${title} (${id}), which staff have archived or not published. Publish it in the workspace.`,
          )
      return 0
    } catch (error) {
      if (!(error instanceof RefusedImport)) throw error
      for (const refusal of error.refusals) complain(refusal)
      complain(error.message)
      return 1
    }
  },
})

import { readFile } from 'node:fs/promises'
import { writeImport } from '../catalogue/import.ts'
import { parseImport, RefusedImport } from '../catalogue/import-rows.ts'
import { complain, defineCommand, say } from './command.ts'
import { withSite } from './with-site.ts'

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
      await withSite((site) => writeImport(site.database.pool, rows))
      say(`Imported ${rows.properties.length} properties and ${rows.finn_properties.length} listings.`)
      return 0
    } catch (error) {
      if (!(error instanceof RefusedImport)) throw error
      for (const refusal of error.refusals) complain(refusal)
      complain(error.message)
      return 1
    }
  },
})

import { readFile } from 'node:fs/promises'
import { parseFile, RefusedImport } from '../../features/portfolio-browsing/server/import-rows.ts'
import { type ImportedRow, importFile } from '../../features/portfolio-editing/server/import-file.ts'
import { complain, defineCommand, say, withSite } from './command.ts'

export const importCommand = defineCommand({
  name: 'import',
  usage: 'FILE [--dry-run] [--image-host HOST]',
  summary:
    'Adds properties and listings from a JSON file, and changes the columns that it has: all of it, or nothing.',
  options: {
    'dry-run': { type: 'boolean', default: false },
    'image-host': { type: 'string', multiple: true },
  },
  positionals: { min: 1, max: 1 },
  async run({ 'dry-run': dryRun, 'image-host': imageHosts = [] }, [file = '']) {
    const json = await readFile(file, 'utf8').catch((error: Error) => {
      complain(`${file} cannot be read: ${error.message}`)
      return null
    })
    if (json === null) return 1
    try {
      const rows = parseFile(json)
      const imported = await withSite((site) => importFile(site, rows, { dryRun, imageHosts }))
      const told = imported.filter(({ does }) => dryRun || does === 'off-site')
      for (const row of told) for (const line of linesOf(row)) say(line)
      say(`${dryRun ? 'Would import' : 'Imported'} properties: ${counted(imported, 'properties')}.`)
      say(`${dryRun ? 'Would import' : 'Imported'} listings: ${counted(imported, 'finn_properties')}.`)
      return 0
    } catch (error) {
      if (!(error instanceof RefusedImport)) throw error
      for (const refusal of error.refusals) complain(refusal)
      complain(error.message)
      return 1
    }
  },
})

const whatIsDone = {
  add: 'is new',
  change: 'changes',
  nothing: 'stays as it is',
  'off-site':
    'is left as it is: staff have archived it, or not published it yet. Publish it in the workspace.',
}

function linesOf({ table, index, id, title, does, changed }: ImportedRow): string[] {
  const columns = changed.map(({ column, from, to }) => `  ${column}: ${shown(from)} → ${shown(to)}`)
  return [`${table}[${index}] ${title} (${id}) ${whatIsDone[does]}`, ...(does === 'change' ? columns : [])]
}

const MAX_SHOWN = 60

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

function counted(imported: readonly ImportedRow[], table: ImportedRow['table']): string {
  const count = (wanted: ImportedRow['does']) =>
    imported.filter((row) => row.table === table && row.does === wanted).length
  const done = `${count('add')} new, ${count('change')} changed, ${count('nothing')} as they were`
  // A listing is never off the site in this way.
  return table === 'properties' ? `${done}, ${count('off-site')} left off the site` : done
}

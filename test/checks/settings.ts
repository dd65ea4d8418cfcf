import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A file of the project, by its path from the root. */
export const readProjectFile = (path: string): string => readFileSync(join(root, path), 'utf8')

/** `.env.example` with every setting in effect, not commented out. */
export const withAllSettings = (example: string): string => example.replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, '')

/** The names that `.env.example` explains. */
export const explainedSettings = (): string[] => [
  ...readSettings(withAllSettings(readProjectFile('.env.example'))).keys(),
]

/** Values that systemd, a shell and Docker Compose read alike: of plain signs, or in single quotes. */
const portableValue = /^(?:(?<plain>[\w@%+=:,./*{}-]*)|'(?<quoted>[^']*)')$/

/**
 * The settings of a file, as systemd's EnvironmentFile, a shell and Docker Compose read it.
 * @throws Error for a line that they read differently.
 */
export function readSettings(file: string): Map<string, string> {
  const settings = new Map<string, string>()
  for (const line of file.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, name, value = ''] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
    const groups = portableValue.exec(value)?.groups
    if (name === undefined || groups === undefined)
      throw new Error(`Not read alike by systemd, a shell and Docker Compose: ${line}`)
    settings.set(name, groups.quoted ?? groups.plain ?? '')
  }
  return settings
}

/** The values of a directive in a systemd unit, in order, separated by spaces as most of them are. */
export const unitValues = (unit: string, directive: string): string[] =>
  [...unit.matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].flatMap(([, values = '']) =>
    values.split(/\s+/).filter(Boolean),
  )

/** What a unit sets itself. */
export const unitEnvironment = (unit: string): Map<string, string> =>
  readSettings(unitValues(unit, 'Environment').join('\n'))

/** The environment of a unit's program: the file overrides the unit's own `Environment=` (systemd.exec(5)). */
export const startedEnvironment = (unit: string, file: string): Map<string, string> =>
  new Map([...unitEnvironment(unit), ...readSettings(file)])

/**
 * The keys and values of one block mapping in YAML, by the keys that lead to it, each two spaces deeper. Enough for compose.yaml
 * as it is written, and as docker-compose prints it.
 */
export function mappingAt(yaml: string, path: readonly string[]): Map<string, string> {
  let lines = yaml.split('\n')
  for (const [depth, key] of path.entries()) {
    const start = lines.findIndex((line) => line.replace(/ &\w+$/, '') === `${'  '.repeat(depth)}${key}:`)
    if (start < 0) throw new Error(`There is no ${path.join('.')}`)
    const after = lines.slice(start + 1)
    const end = after.findIndex((line) => line.trim() !== '' && !line.startsWith('  '.repeat(depth + 1)))
    lines = end < 0 ? after : after.slice(0, end)
  }
  const entry = new RegExp(`^${'  '.repeat(path.length)}([\\w<]+):(?: (.*))?$`)
  return new Map(
    lines.flatMap((line) => {
      const [, key, value = ''] = entry.exec(line) ?? []
      return key === undefined ? [] : [[key, value] as const]
    }),
  )
}

import { describe, expect, test } from 'vitest'
import {
  readProjectFile,
  readSettings,
  startedEnvironment,
  unitEnvironment,
  unitValues,
  withAllSettings,
} from './settings.ts'

const example = readProjectFile('.env.example')
const units = ['husvaer.service', 'husvaer-backup.service']
const unitOf = (file: string) => readProjectFile(`ops/${file}`)

/** The folder of `/var/lib` and `/var/cache` that the unit's user may write to. */
const writable = (unit: string) => [
  ...unitValues(unit, 'StateDirectory').map((name) => `/var/lib/${name}`),
  ...unitValues(unit, 'CacheDirectory').map((name) => `/var/cache/${name}`),
]

describe.each(units)('%s', (file) => {
  const unit = unitOf(file)

  test('keeps what it sets itself when .env.example is its EnvironmentFile', () => {
    expect(unitValues(unit, 'EnvironmentFile')).toEqual(['/etc/husvaer.env'])
    const started = startedEnvironment(unit, example)
    expect([...unitEnvironment(unit).keys()]).toContain('DATA_DIR')
    for (const [name, value] of unitEnvironment(unit))
      expect(`${name}=${started.get(name)}`).toBe(`${name}=${value}`)
  })

  test('has its data and its cache where it may write', () => {
    expect(unitValues(unit, 'ProtectSystem')).toEqual(['strict'])
    for (const name of ['DATA_DIR', 'NODE_COMPILE_CACHE'])
      expect(writable(unit)).toContain(startedEnvironment(unit, example).get(name))
  })
})

test('a file with every setting in effect would override a unit: .env.example has none in effect', () => {
  const started = startedEnvironment(unitOf('husvaer.service'), withAllSettings(example))
  expect(started.get('DATA_DIR')).toBe('./data')
  expect(readSettings(example).size).toBe(0)
})

describe('the systemd-run of docs/run-with-systemd.md', () => {
  const [, called = ''] =
    /^husvaer\(\) \{\n([^}]*)\}$/m.exec(
      readProjectFile('docs/run-with-systemd.md').replaceAll(/\\\n/g, ''),
    ) ?? []
  /** Its properties as the lines of a unit. */
  const properties = [...called.matchAll(/--property=(\w+)=('[^']*'|\S+)/g)]
    .map(([, name, value = '']) => `${name}=${value.replaceAll("'", '')}`)
    .join('\n')

  test.each([
    'User',
    'Group',
    'DynamicUser',
    'StateDirectoryMode',
    'UMask',
    'EnvironmentFile',
    'WorkingDirectory',
  ])('has the %s of the units', (directive) => {
    for (const file of units)
      expect(unitValues(properties, directive)).toEqual(unitValues(unitOf(file), directive))
  })

  test('has the folders of both units, and the data of the site', () => {
    expect(new Set(unitValues(properties, 'StateDirectory'))).toEqual(
      new Set(units.flatMap((file) => unitValues(unitOf(file), 'StateDirectory'))),
    )
    for (const file of units)
      expect(startedEnvironment(properties, example).get('DATA_DIR')).toBe(
        unitEnvironment(unitOf(file)).get('DATA_DIR'),
      )
  })

  test('runs the commands with the Node of the units', () => {
    const [node = ''] = unitValues(unitOf('husvaer.service'), 'ExecStart')
    expect(called).toContain(`${node} src/cli.ts "$@"`)
  })
})

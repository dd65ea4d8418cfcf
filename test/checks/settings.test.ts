import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/platform/base/config.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { explainedSettings, mappingAt, readProjectFile, readSettings, withAllSettings } from './settings.ts'
import { isCode, isOfServer, sourcesIn } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const example = readProjectFile('.env.example')
const compose = readProjectFile('compose.yaml')

const folder = temporaryFolder('settings')
const written = (file: string, text: string) => {
  const path = join(folder, file)
  writeFileSync(path, text)
  return path
}

/** What the site validates when it starts: all that is read of an environment, also where nothing is set. */
const siteSettings = [...namesRead()]

function namesRead(): Set<string> {
  const names = new Set<string>()
  const noted = (name: string | symbol) => {
    if (typeof name === 'string' && /^[A-Z]/.test(name)) names.add(name)
  }
  readConfig(new Proxy({}, { get: (_, name) => noted(name), has: (_, name) => Boolean(noted(name)) }))
  return names
}

/** What commands and the parent process read besides; Node's own settings are no settings of the site. */
const otherSettings = [
  ...sourcesIn(['src'], (path) => (isCode(path) && isOfServer(path)) || /\.mjs$/.test(path)).values(),
].flatMap((source) =>
  [...source.matchAll(/process\.env\.(\w+)/g)].flatMap(([, name = '']) =>
    name.startsWith('NODE_') ? [] : [name],
  ),
)

/** What compose.yaml takes from its .env. */
const composeSettings = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)

describe('.env.example', () => {
  test('names every setting that the site, its commands and compose.yaml read, and no other', () => {
    expect(siteSettings).toContain('MAP_ATTRIBUTION')
    expect(otherSettings).toEqual(expect.arrayContaining(['BACKUP_PASSPHRASE', 'OLD_SECRET_KEY', 'HEAP_MB']))
    expect(explainedSettings().toSorted()).toEqual(
      [...new Set([...siteSettings, ...otherSettings, ...composeSettings])].toSorted(),
    )
  })

  test('says what is used where nothing is set', () => {
    const stated = readSettings(withAllSettings(example))
    expect(readConfig(Object.fromEntries(stated))).toEqual(readConfig({}))
    expect(compose).toContain(`\${BACKUP_FOLDER:-${stated.get('BACKUP_FOLDER')}}`)
  })

  test.each([
    ['as it is', example],
    ['with every setting in effect', withAllSettings(example)],
    ['with a value that needs its quotes', "SMTP_URL='smtp://a:b$c&d#e;f(g @mail.example'\n"],
  ])('is read by a shell, %s', (_, text) => {
    const print = 'set -ae; . "$1"; exec "$2" -p "JSON.stringify(process.env)"'
    const file = written('shell.env', text)
    const shell = spawnSync('sh', ['-c', print, 'sh', file, process.execPath], { encoding: 'utf8', env: {} })
    expect(shell.stderr).toBe('')
    expect(JSON.parse(shell.stdout)).toMatchObject(Object.fromEntries(readSettings(text)))
  })

  test.each(['A=© Kartverket', 'A=a$b', 'A="b"', 'A=b # why', "A='b'c'", 'export A=b', ' A=b'])(
    'may not have the line %s, which is not read alike everywhere',
    (line) => {
      expect(() => readSettings(line)).toThrow('Not read alike')
    },
  )
})

/** Settings of the host, which the container has its own of. */
const ofTheImage = ['HOST', 'PORT', 'DATA_DIR']
/** Set by compose.yaml itself. */
const ofCompose = ['DATABASE_URL']

const passedOn = siteSettings.filter((name) => !ofTheImage.includes(name) && !ofCompose.includes(name))

describe('compose.yaml', () => {
  const site = mappingAt(compose, ['services', 'site', 'environment'])

  test('passes every setting of .env on to the site, and none that would override the container', () => {
    expect([...site.keys()].toSorted()).toEqual([...passedOn, ...ofCompose].toSorted())
    for (const name of passedOn)
      expect(`${name}: ${site.get(name)}`).toMatch(
        name === 'LOG_LEVEL' ? /^LOG_LEVEL: $/ : new RegExp(`^${name}: \\$\\{${name}:[?-]`),
      )
    expect(site.get('DATABASE_URL')).not.toContain('${DATABASE_URL')
  })

  test('gives the backup the settings of the site and its passphrase', () => {
    expect(compose).toContain('environment: &settings\n')
    const backup = mappingAt(compose, ['services', 'backup', 'environment'])
    expect([...backup.keys()]).toEqual(['<<', 'BACKUP_PASSPHRASE'])
    expect(backup.get('<<')).toBe('*settings')
  })
})

const dockerCompose = (...args: string[]) =>
  spawnSync('docker-compose', args, { encoding: 'utf8', env: { PATH: process.env.PATH } })

test.skipIf(dockerCompose('version').error)(
  'docker-compose hands each setting of .env to the containers as a shell and systemd read it, but for those of the host',
  () => {
    const given = new Map(explainedSettings().map((name) => [name, `./given-${name.toLowerCase()}`]))
    given.set('MAP_ATTRIBUTION', '© Kartverket').set('SMTP_URL', 'smtp://a:b$c&d#e;f(g @mail.example')
    const env = [...given].map(([name, value]) => `${name}='${value}'\n`).join('')
    expect(readSettings(env)).toEqual(given)
    const file = join(root, 'compose.yaml')
    const { stdout } = dockerCompose('--env-file', written('.env', env), '--file', file, 'config')
    for (const service of ['site', 'backup']) {
      const environment = mappingAt(stdout, ['services', service, 'environment'])
      // A dollar sign is written twice there.
      for (const name of passedOn)
        expect(`${name}=${environment.get(name)?.replaceAll('$$', '$')}`).toBe(`${name}=${given.get(name)}`)
      expect(environment.get('DATABASE_URL')).toMatch(/^postgres:.*@database:5432/)
      for (const name of ofTheImage) expect(environment.has(name)).toBe(false)
    }
  },
)

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The instructions of the Dockerfile, each on one line. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
const matching = (pattern: RegExp) => instructions.flatMap((line) => pattern.exec(line)?.slice(1) ?? [])

/** What `.dockerignore` lets into the build: all else is left out. */
const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path)

describe('the Dockerfile', () => {
  test('ends each instruction before the next', () => {
    expect(instructions.filter((line) => /\s(FROM|RUN|COPY|ENV|USER|CMD) /.test(line))).toEqual([
      expect.stringMatching(/^HEALTHCHECK .* CMD /),
    ])
  })

  test('runs the Node version of package.json', () => {
    expect(matching(/^ARG NODE_IMAGE=node:([\d.]+)-/)).toEqual([packageJson.dependencies.node])
  })

  test('copies what is let into the build and what is built, all of which exists', () => {
    expect(instructions).toContain('COPY --from=build /app/ ./')
    expect(allowed).toContain('src')
    expect(allowed.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('has every file that the site and its commands start, and no more than is needed of the packages', () => {
    const started = [...read('Dockerfile').matchAll(/\bsrc\/[\w.-]+/g)].map(([path]) => path)
    expect(new Set(started)).toEqual(new Set(['src/cli.ts', 'src/start.mjs']))
    expect(started.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(instructions.some((line) => line.startsWith('RUN npm ci --omit=dev'))).toBe(true)
  })

  test('ends in a stage without privileges, with a health check and a stop signal', () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
    for (const expected of ['USER 10001:10001', 'VOLUME /data', 'STOPSIGNAL SIGTERM'])
      expect(last).toContain(expected)
    // PostgreSQL refuses a user without a name.
    expect(last.some((line) => /^RUN .*useradd --uid 10001 /.test(line))).toBe(true)
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/livez')
  })
})

describe('compose.yaml', () => {
  const compose = read('compose.yaml')

  test('sets only what .env.example or PostgreSQL knows', () => {
    const known = [...read('.env.example').matchAll(/^#?(\w+)=/gm)].map(([, name]) => name)
    const set = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name)
    expect(set).toContain('SECRET_KEY')
    expect(
      set.filter((name) => !known.includes(name) && !/^(POSTGRES_|BACKUP_PASS)/.test(name ?? '')),
    ).toEqual([])
  })

  test('demands every secret and gives none', () => {
    for (const name of ['POSTGRES_PASSWORD', 'SECRET_KEY', 'BACKUP_PASSPHRASE', 'PUBLIC_URL'])
      expect(compose.match(new RegExp(`\\$\\{${name}[^}]*`, 'g'))?.every((use) => use.includes(':?'))).toBe(
        true,
      )
  })

  test('starts programs that exist', () => {
    const started = [...compose.matchAll(/\bsrc\/[\w.-]+/g)].map(([path]) => path)
    expect(started.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(started.length).toBeGreaterThan(0)
  })
})

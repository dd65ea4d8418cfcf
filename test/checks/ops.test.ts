import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KEEP_IDLE_MS } from '../../src/site/web/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const ops = join(import.meta.dirname, '../../ops')
const read = (file: string) => readFileSync(join(ops, file), 'utf8')

const folder = temporaryFolder('ops')
const written = (file: string, text: string) => {
  const path = join(folder, file)
  writeFileSync(path, text)
  return path
}

/** Runs a program. Gives its exit code and what it says; null where it is not installed. */
function run(program: string, ...args: string[]): { status: number | null; said: string } | null {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  return error ? null : { status, said: stdout + stderr }
}

describe.skipIf(!run('systemd-analyze', '--version'))('the systemd units', () => {
  // The programs that they start lie where the site is installed.
  const units = ['husvaer.service', 'husvaer-backup.service', 'husvaer-backup.timer'].map((file) =>
    written(file, read(file).replaceAll(/^ExecStart=.*$/gm, 'ExecStart=/bin/true')),
  )

  test('are read by systemd without a warning', () => {
    expect(run('systemd-analyze', 'verify', ...units)).toEqual({ status: 0, said: '' })
  })

  test.each([
    ['husvaer.service', '1.4'],
    ['husvaer-backup.service', '1.7'],
  ])('expose no more than they need: %s', (file, most) => {
    const threshold = `--threshold=${Number(most) * 10}`
    const rated = run('systemd-analyze', 'security', '--offline=true', threshold, join(folder, file))
    expect(rated?.said).toContain(`Overall exposure level for ${file}: ${most} OK`)
    expect(rated?.status).toBe(0)
  })
})

const nginx = ['nginx', '/usr/sbin/nginx'].find((program) => run(program, '-v'))
const hasOpenssl = run('openssl', 'version') !== null

test.skipIf(!nginx || !hasOpenssl)('nginx reads its example', () => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=husvaer.example']
  run('openssl', ...made, '-out', certificate, '-keyout', key)
  const site = read('nginx.conf')
    .replace('/etc/ssl/husvaer.pem', certificate)
    .replace('/etc/ssl/husvaer.key', key)
  const around = `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${site} }`
  const tried = run(nginx ?? '', '-t', '-p', folder, '-c', written('nginx.conf', around))
  expect(tried?.said).toContain('test is successful')
  expect(tried?.said).not.toMatch(/\[(warn|emerg|error)\]/)
  expect(tried?.status).toBe(0)
})

test.skipIf(!run('caddy', 'version'))('Caddy reads its example', () => {
  const adapted = run(
    'caddy',
    'adapt',
    '--validate',
    '--adapter',
    'caddyfile',
    '--config',
    join(ops, 'Caddyfile'),
  )
  expect(adapted?.status).toBe(0)
})

test.each([
  [
    'nginx.conf',
    [
      /location = \/metrics \{\s*return 404/,
      /location = \/healthz \{\s*return 404/,
      /X-Forwarded-For \$remote_addr;/,
      /non_idempotent/,
    ],
  ],
  [
    'Caddyfile',
    [/respond \/metrics 404/, /respond \/healthz 404/, /method GET HEAD POST/, /health_uri \/livez/],
  ],
] as const)(
  '%s hides the metrics and the health, says who is trusted, and asks the next process',
  (file, expected) => {
    const example = read(file)
    expect(example).toContain('TRUSTED_PROXIES=loopback')
    for (const pattern of expected) expect(example).toMatch(pattern)
  },
)

test.each([
  ['nginx.conf', /keepalive_timeout (\d+)s;/],
  ['Caddyfile', /keepalive (\d+)s/],
])('%s leaves an idle connection before the site closes it', (file, pattern) => {
  const [, seconds] = pattern.exec(read(file)) ?? []
  expect(Number(seconds) * 1000).toBeLessThan(KEEP_IDLE_MS)
})

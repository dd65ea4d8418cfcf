import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const ops = join(import.meta.dirname, '../../ops')
const folder = temporaryFolder('proxies')

/** Two processes of two versions. Each has its own file, and answers a form. */
const versions: { site: Server; port: number }[] = []
beforeAll(async () => {
  for (const name of ['old', 'new']) {
    const site = createServer((request, response) => {
      const isThere = request.url === `/assets/${name}.js` || !request.url?.startsWith('/assets/')
      response.writeHead(isThere ? 200 : 404).end(`${request.method} by ${name}`)
    })
    const port = await freePort()
    versions.push({ site: site.listen(port, '127.0.0.1'), port })
    await once(site, 'listening')
  }
})
afterAll(() => {
  for (const { site } of versions) site.close()
})

/** An example as it stands in `ops`, in front of the two versions. */
function example(file: string): string {
  const [one = 0, other = 0] = versions.map(({ port }) => port)
  return readFileSync(join(ops, file), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${other}`)
}

const nginx = ['nginx', '/usr/sbin/nginx'].find((program) => !spawnSync(program, ['-v']).error)
const hasCaddy = !spawnSync('caddy', ['version']).error

const proxies = [
  {
    name: 'nginx',
    isInstalled: nginx !== undefined,
    start(port: number) {
      const site = example('nginx.conf')
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replace('listen 80;', `listen unix:${folder}/plain.sock;`)
        .replaceAll(/^ *ssl_.*$/gm, '')
      const file = join(folder, 'nginx.conf')
      writeFileSync(
        file,
        `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${site} }`,
      )
      return spawn(nginx ?? '', ['-p', folder, '-c', file], { stdio: 'ignore' })
    },
  },
  {
    name: 'Caddy',
    isInstalled: hasCaddy,
    start(port: number) {
      const file = join(folder, 'Caddyfile')
      writeFileSync(
        file,
        `{\n\tadmin off\n}\n${example('Caddyfile').replace('husvaer.example {', `http://127.0.0.1:${port} {`)}`,
      )
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore', env })
    },
  },
]

describe.each(proxies)('$name, by its example', ({ isInstalled, start }) => {
  let proxy: ChildProcess | undefined
  let url = ''
  beforeAll(async () => {
    if (!isInstalled) return
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    proxy = start(port)
    await vi.waitFor(async () => expect((await fetch(url)).ok).toBe(true), { timeout: 10_000 })
  })
  afterAll(async () => {
    if (proxy?.kill()) await once(proxy, 'exit')
  })

  test.skipIf(!isInstalled)('gives the files of each version, however often they are asked for', async () => {
    for (let i = 0; i < 6; i += 1)
      for (const version of ['old', 'new']) {
        const answer = await fetch(`${url}/assets/${version}.js`)
        expect([answer.status, await answer.text()]).toEqual([200, `GET by ${version}`])
      }
  })

  test.skipIf(!isInstalled)('says of a file that neither has that it is not there', async () => {
    expect((await fetch(`${url}/assets/none.js`)).status).toBe(404)
  })

  test.skipIf(!isInstalled)('passes forms on', async () => {
    const answer = await fetch(`${url}/api/skjema/contact-message`, { method: 'POST', body: '{}' })
    expect(await answer.text()).toMatch(/^POST by (old|new)$/)
  })
})

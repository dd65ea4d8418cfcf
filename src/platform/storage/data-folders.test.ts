import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { openMailTransport } from '../mail/transport.ts'

const folders = ['files', 'uploads', 'mail', 'keys', 'postgres']
let dataDir: string
let site: TemporarySite
beforeAll(async () => {
  dataDir = temporaryFolder('modes')
  for (const folder of folders) await mkdir(join(dataDir, folder), { mode: 0o755 })
  site = await temporarySite({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await site.remove()
})
const mode = async (...path: string[]) => (await stat(join(dataDir, ...path))).mode & 0o777

test('restricts the modes of existing folders when the site starts', async () => {
  expect(await Promise.all(folders.map((folder) => mode(folder)))).toEqual(folders.map(() => 0o700))
})

test('keeps mails and keys readable for the site only', async () => {
  const transport = openMailTransport(site.config)
  await transport.send({
    messageId: '<1@eksempel.no>',
    from: 'Nabolaget Utleie',
    to: 'kari@eksempel.no',
    subject: 'Hei',
    html: '<p>Hei</p>',
    text: 'Hei',
    icon: Buffer.alloc(0),
    replyTo: undefined,
    unsubscribe: undefined,
    calendar: undefined,
  })
  transport.close()
  for (const folder of ['mail', 'keys']) {
    const files = await readdir(join(dataDir, folder))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect([file, await mode(folder, file)]).toEqual([file, 0o600])
  }
})

import { afterAll, expect, test } from 'vitest'
import { writtenMail } from '../../../../test/support/written-mail.ts'
import { createMailReader } from './mail-reader.ts'

const reader = createMailReader(async () => ({
  name: 'Solbakken Hjem',
  shortName: 'Solbakken',
  legalName: 'Solbakken Hjem AS',
}))
afterAll(() => reader.close())

test.each([
  ['the one that staff have given it', 'Solbakken Hjem'],
  ['the one of the landlord’s folder, which mails of before have', 'Husvær Eiendom'],
])('an answer below a mail of the company is read, by the name %s', async (_, name) => {
  const quote = `Fra: ${name}\nSendt: x\nTil: Kari\n\nNår?\n\nVennlig hilsen\n${name} AS\npost@h.no\n33 00 00 00`
  const answer = await reader.read(Buffer.from(writtenMail({ body: `Hei.\n\n${quote}\n\nTirsdag.` })))
  expect(answer).toMatchObject({ mail: { text: 'Hei.\n\nTirsdag.' } })
})

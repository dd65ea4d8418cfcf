import { describe, expect, test } from 'vitest'
import { declareCharsets } from './declare-charsets.ts'
import { parseMail } from './parse-mail.ts'

const words = 'Dørlåsen er ødelagt – kan dere komme?'
/** The words in Windows-1252, where the dash is 0x96. */
const windows = Buffer.from(words.replace('–', '\u0096'), 'latin1')
const utf8 = Buffer.from(words)
const quotedPrintable = (bytes: Buffer) =>
  [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')

const mail = (headers: string, body: Buffer | string) =>
  Buffer.concat([Buffer.from(`From: kari@x.no\r\nSubject: Re\r\n${headers}\r\n`), Buffer.from(body)])

async function read(raw: Uint8Array) {
  const answer = await parseMail(raw)
  if (!('mail' in answer)) throw new Error(answer.problem)
  return answer.mail
}

describe('a text without a character set', () => {
  test.each<[string, string, Buffer | string]>([
    ['in Windows-1252', 'Content-Type: text/plain\r\n', windows],
    ['in UTF-8', 'Content-Type: text/plain\r\n', utf8],
    ['without a type', '', windows],
    ['of a label that says nothing', 'Content-Type: text/plain; charset="unknown-8bit"\r\n', utf8],
    ['of another such label', 'Content-Type: text/plain; charset=x-unknown; format=fixed\r\n', windows],
    [
      'in quoted-printable',
      'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n',
      quotedPrintable(windows),
    ],
    [
      'in base64',
      'Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n',
      windows.toString('base64'),
    ],
    [
      'in a part',
      'Content-Type: multipart/mixed;\r\n boundary="b"\r\n',
      Buffer.concat([
        Buffer.from('--b\r\nContent-Type: text/plain\r\n\r\n'),
        windows,
        Buffer.from('\r\n--b--\r\n'),
      ]),
    ],
    [
      'in a part without headers',
      'Content-Type: multipart/mixed; boundary=b\r\n',
      Buffer.concat([Buffer.from('--b\r\n\r\n'), windows, Buffer.from('\r\n--b--\r\n')]),
    ],
  ])('is read: %s', async (_, headers, body) => {
    expect((await read(mail(headers, body))).text).toBe(words)
  })

  test('takes nothing of the parts beside it', async () => {
    const parts = [
      '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n',
      utf8,
      '\r\n--b\r\nContent-Type: text/plain\r\n\r\n',
      windows,
      '\r\n--b--\r\n',
    ]
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
    const { text } = await read(mail('Content-Type: multipart/mixed; boundary=b\r\n', body))
    expect(text.replace(/\n+/g, '\n')).toBe(`${words}\n${words}`)
  })
})

test('headers in 8 bits are read', async () => {
  const raw = Buffer.from(
    'From: K\u00e5ri <kari@x.no>\r\nSubject: D\u00f8rl\u00e5s\r\nContent-Type: application/pdf;\r\n name="l\u00e5s.pdf"\r\n\r\nx',
    'latin1',
  )
  const { subject, files } = await read(raw)
  expect(subject).toBe('Dørlås')
  expect(files.map(({ name }) => name)).toEqual(['lås.pdf'])
})

test('a mail that declares its character sets stays as it is', () => {
  const raw = mail('Content-Type: text/plain; charset=iso-8859-1\r\n', windows)
  expect(declareCharsets(raw)).toBe(raw)
})

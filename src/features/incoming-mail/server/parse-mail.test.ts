import { expect, test } from 'vitest'
import { parseMail } from './parse-mail.ts'

const NUL = '\0'

test('removes control characters from every part of a mail', async () => {
  const raw = [
    `From: "K${NUL}ari" <kari${NUL}@eksempel.no>`,
    `To: svar+${NUL}@husvaer.eksempel.no`,
    `Subject: Re: S${NUL}var`,
    `Message-ID: <1${NUL}@eksempel.no>`,
    `In-Reply-To: <2${NUL}@eksempel.no>`,
    `Return-Path: <${NUL}>`,
    `Delivered-To: a${NUL}b`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; boundary="grense"',
    '',
    '--grense',
    'Content-Type: text/plain',
    '',
    `Hei${NUL} igjen.`,
    '--grense',
    `Content-Type: image/x${NUL}y`,
    '',
    'x',
    '--grense',
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; filename="a${NUL}.pdf"`,
    '',
    'x',
    '--grense',
    'Content-Type: message/delivery-status',
    '',
    `Final-Recipient: rfc822; ola${NUL}@eksempel.no`,
    'Action: failed',
    `Diagnostic-Code: smtp; 550 no${NUL}`,
    '--grense',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <3${NUL}@eksempel.no>`,
    '--grense--',
  ].join('\r\n')
  const answer = await parseMail(Buffer.from(raw))
  expect(answer).toMatchObject({ mail: { files: expect.any(Array), bounce: expect.any(Object) } })
  const strings: string[] = []
  JSON.stringify(answer, (_, value) => {
    if (typeof value === 'string') strings.push(value)
    return value
  })
  expect(strings.length).toBeGreaterThan(10)
  expect(strings.filter((text) => text.includes(NUL))).toEqual([])
})

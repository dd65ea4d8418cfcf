import { writtenMail } from '../../test/support/written-mail.ts'
import type { Random } from './random.ts'

const head = (type: string, extra = '') =>
  `From: Kari <kari@eksempel.no>\nTo: svar@husvaer.eksempel.no\nSubject: Re: sak\n${extra}MIME-Version: 1.0\nContent-Type: ${type}\n`

/** A mail with parts nested `depth` levels deep. */
function nested(depth: number): string {
  let mail = head('multipart/mixed; boundary="b0"')
  for (let level = 0; level < depth; level += 1)
    mail += `\n--b${level}\nContent-Type: multipart/mixed; boundary="b${level + 1}"\n`
  return mail
}

const forwarded = (depth: number) => `${head('message/rfc822')}\n`.repeat(depth)

const parts = (count: number) =>
  `${head('multipart/mixed; boundary="b"')}\n${'--b\nContent-Type: text/plain\n\nx\n'.repeat(count)}--b--\n`

const shapes: ((random: Random) => string)[] = [
  (random) => `${head('text/plain')}\n${'\n'.repeat(random.between(1000, 500_000))}`,
  (random) => `${head('text/plain')}\n${'\r\n \r\n\t'.repeat(random.between(1000, 60_000))}`,
  (random) => `${head('text/html')}\n${'<br>\n'.repeat(random.between(1000, 80_000))}`,
  (random) => `${head('text/html')}\n${'<div>'.repeat(random.between(1000, 60_000))}x`,
  (random) => `${head('text/html')}\n${'<'.repeat(random.between(1000, 200_000))}`,
  (random) => `${head('text/html')}\n${'&#x26;&amp'.repeat(random.between(1000, 30_000))}`,
  (random) => `${head('text/plain')}\n${'> '.repeat(random.between(1000, 100_000))}`,
  (random) => `${head('text/plain')}\n${'> a\n'.repeat(random.between(1000, 60_000))}`,
  (random) => head('text/plain', 'X-A: b\n'.repeat(random.between(100, 40_000))),
  (random) => head('text/plain', `X-Folded: a\n${' b\n'.repeat(random.between(100, 80_000))}`),
  (random) => head('text/plain', `References: ${'<a@b> '.repeat(random.between(100, 50_000))}\n`),
  (random) => head('text/plain', `Cc: ${'a <a@b.no>, '.repeat(random.between(100, 20_000))}\n`),
  (random) => head('text/plain', `Cc: ${'('.repeat(random.between(100, 50_000))}\n`),
  (random) => head('text/plain', `Subject: ${'=?utf-8?Q?=C3?= '.repeat(random.between(100, 20_000))}\n`),
  (random) =>
    head(
      'text/plain',
      `Subject: =?${random.pick(['x', 'utf-16', 'iso-2022-kr', ''])}?B?${'//8A'.repeat(20)}?=\n`,
    ),
  (random) => head(`text/plain${'; a*0*=x'.repeat(random.between(100, 20_000))}`),
  (random) => head(`multipart/mixed; boundary="${'b'.repeat(random.between(100, 20_000))}"`),
  () => `${head('multipart/mixed; boundary=""')}\n----\n----\n`,
  () => `${head('multipart/mixed; boundary="b"')}\n--b\n\nno end`,
  (random) => nested(random.between(20, 8000)),
  (random) => forwarded(random.between(20, 4000)),
  (random) => parts(random.between(100, 20_000)),
  (random) =>
    `${head(`text/plain; charset=${random.pick(['utf-7', 'x-unknown', 'utf-32', '"', 'iso-2022-jp', 'a'.repeat(5000)])}`)}\n${random.text(200)}\xff\xfe\x1b$B`,
  (random) =>
    `${head('text/plain')}Content-Transfer-Encoding: ${random.pick(['base64', 'quoted-printable', 'x-uuencode', 'binary'])}\n\n${'=\n=3'.repeat(random.between(1, 50_000))}`,
  (random) =>
    `${head('application/pdf; name="../../etc/passwd"')}Content-Transfer-Encoding: base64\n\n${'A'.repeat(random.between(1, 400_000))}`,
  () => '',
  () => '\0',
  (random) => random.bytes(random.between(1, 4000)).toString('latin1'),
  (random) => `x${'y'.repeat(random.between(1, 500_000))}`,
]

/** A mail of a shape that no mail program writes, or a right one with a few bytes changed. */
export function hostileMail(random: Random, photo: Buffer): Buffer {
  if (random.chance(0.5)) return Buffer.from(random.pick(shapes)(random), 'latin1')
  const right = writtenMail({
    id: `<${random.seed}@eksempel.no>`,
    body: 'Hei igjen.',
    ...(random.chance(0.5) ? { files: [{ content: photo, name: 'bilde.jpg' }] } : {}),
  })
  return random.mutate(Buffer.from(right))
}

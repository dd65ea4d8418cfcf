import type { Attack } from '../attack.ts'
import { multipart, multipartHeaders, type Part, postedPaths, publicKeyHeaders } from '../multipart.ts'
import type { Random } from '../random.ts'

const disposition = 'Content-Disposition: form-data; name="imageUrls"; filename="a.jpg"'
const many = (count: number, part: Part) => Array.from({ length: count }, () => part)

const shapes: ((random: Random) => { body: Buffer | string; type?: string })[] = [
  () => ({ body: `--B\r\n${disposition}\r\n\r\nx`, type: 'boundary=B' }),
  () => ({ body: `--B\r\n${disposition}\r\n`, type: 'boundary=B' }),
  () => ({ body: '--B', type: 'boundary=B' }),
  () => ({ body: '', type: 'boundary=B' }),
  () => ({ body: '--B--', type: 'boundary=B' }),
  () => ({ body: '----', type: 'boundary=' }),
  () => ({ body: 'x', type: '' }),
  (random) => ({ body: '--B--', type: `boundary="${'b'.repeat(random.between(70, 3000))}"` }),
  (random) => ({ body: multipart(many(random.between(290, 2000), { name: 'a', content: '1' })) }),
  (random) => ({
    body: multipart(many(random.between(9, 60), { name: 'imageUrls', content: 'x', filename: 'x.jpg' })),
  }),
  (random) => ({ body: multipart([{ name: 'a'.repeat(random.between(1, 100_000)), content: '1' }]) }),
  (random) => ({
    body: multipart([{ name: 'imageUrls', content: 'x', filename: 'a'.repeat(random.between(1, 70_000)) }]),
  }),
  (random) => ({
    body: multipart([
      {
        name: 'imageUrls',
        content: 'x',
        filename: random.pick(['../../x', 'a\0.jpg', '/etc/passwd', 'CON', '..', '%00', '\u202egpj.exe']),
      },
    ]),
  }),
  () => ({
    body: multipart([
      { name: '__proto__', content: 'x' },
      { name: 'constructor', content: 'y' },
      { name: 'toString', content: 'z' },
    ]),
  }),
  (random) => ({
    body: multipart([{ name: 'message', content: 'x'.repeat(random.between(200_000, 600_000)) }]),
  }),
  (random) => ({
    body: `--B\r\n${'X-Header: y\r\n'.repeat(random.between(10, 20_000))}\r\nx\r\n--B--\r\n`,
    type: 'boundary=B',
  }),
  (random) => ({
    body: `--B\r\n${disposition}; filename*=UTF-8''${'%'.repeat(random.between(1, 50))}\r\n\r\nx\r\n--B--\r\n`,
    type: 'boundary=B',
  }),
  (random) => ({
    body: `--B\r\n${disposition}\r\nContent-Transfer-Encoding: ${random.pick(['base64', 'quoted-printable', '7bit', 'x'])}\r\n\r\n=\r\n--B--\r\n`,
    type: 'boundary=B',
  }),
  (random) => ({
    body: `--B\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=${random.pick(['utf-7', 'utf-16le', 'x', ''])}\r\n\r\n\xff\xfe\r\n--B--\r\n`,
    type: 'boundary=B',
  }),
  (random) => ({ body: '\r\n'.repeat(random.between(1, 100_000)), type: 'boundary=B' }),
  (random) => ({ body: '\r\n--'.repeat(random.between(1, 60_000)), type: 'boundary=B' }),
]

/** Multipart bodies of shapes that no browser writes. */
export const attack: Attack = {
  name: 'multipart-shapes',
  weight: 3,
  async send(random, target) {
    const { body, type } = random.pick(shapes)(random)
    const headers = {
      ...publicKeyHeaders,
      ...(type === undefined ? multipartHeaders() : { 'Content-Type': `multipart/form-data; ${type}` }),
    }
    await target.http({ method: 'POST', path: random.pick(postedPaths), headers, body })
  },
}

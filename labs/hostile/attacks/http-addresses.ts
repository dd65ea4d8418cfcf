import type { Attack } from '../attack.ts'
import type { Random } from '../random.ts'

const pages = [
  '/eiendommer', '/ledige-leiligheter', '/melde-avvik', '/sak/abc', '/SAK/abc', '/mine-saker/abc', '/login',
  '/saker', '/intern', '/intern/eiendommer', '/vedlegg/00000000-0000-4000-8000-000000000000', '/api/eiendommer',
  '/rest/v1/properties', '/storage/v1/object/public/property-images/x.jpg', '/assets/x.js', '/sitemap.xml',
  '/api/postnummer/0150', '/saker.data', '/login.data', '/sok',
] // biome-ignore format: a list of paths

const spellings: ((path: string, random: Random) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}%ff%fe`,
  (path) => `${path}%c0%af`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => `http://localhost${path}`,
  (path) => `http://other.eksempel.no:99999${path}`,
  (path) => `//other.eksempel.no${path}`,
  (path) => `file://${path}`,
  (path, random) => `${path}?${'a&'.repeat(random.between(1, 6000))}`,
  (path, random) =>
    `${path}?${random.pick(['type', 'by', 'side', 'fra', 'maksleie', 'select', 'id', 'order', 'w', 'format'])}=${encodeURIComponent(random.text(random.between(0, 60)))}`,
  (path) => `${path}?side=-1&side=99999999999999999999&__proto__[x]=1&constructor.prototype=1`,
  (path) => `${path}?select=*&id=eq.'--&order=id.desc.nullsfirst&limit=-1&offset=1e9`,
  (path, random) => `${path}/${'a/'.repeat(random.between(1, 2500))}`,
  (path, random) => `${path}/${'x'.repeat(random.between(1, 20_000))}`,
  (path, random) => path + encodeURI(random.text(12)),
]

/** Other ways to write an address than the one that it has. */
export const attack: Attack = {
  name: 'http-addresses',
  weight: 2,
  async send(random, target) {
    let path = random.pick(pages)
    for (let times = random.between(1, 2); times > 0; times -= 1) path = random.pick(spellings)(path, random)
    const method = random.chance(0.8) ? 'GET' : random.pick(['POST', 'HEAD', 'OPTIONS'])
    const headers: Record<string, string> = random.chance(0.3) ? target.staffHeaders : {}
    await target.http(
      { method, path, headers, ...(method === 'POST' ? { body: 'a=b' } : {}) },
      { patienceMs: 10_000 },
    )
  },
}

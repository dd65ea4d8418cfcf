import { existsSync, readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDescriptors } from '../../../test/support/open-files.ts'
import { openSocket, postBytes } from '../../../test/support/raw-request.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { keysOf } from '../../domain/records.ts'
import { MAX_UPLOADS } from './upload-gate.ts'

/** More than may be under way at once. */
const UPLOADS = MAX_UPLOADS + 20

const BOUNDARY = 'grense'
const multipart = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }

let server: TemporaryServer
let photo: Buffer
beforeAll(async () => {
  server = await temporaryServer()
  const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, index) => (index * 7919) % 251))
  photo = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
    .jpeg()
    .toBuffer()
})
afterAll(() => server.stop())

const filePart = (field: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`
const key = () => ({ apikey: server.config.PUBLIC_KEY })
let objects = 0
const nextObject = () => {
  objects += 1
  return `issue-report-${objects}.jpg`
}

/** The routes that take photos: where, under which headers, and what stands before and after the photo. */
const routes = {
  'a photo by itself': () => ({ path: '/api/vedlegg', headers: {}, before: '', after: '' }),
  'a form with a photo': () => ({
    path: '/api/skjema/issue-report',
    headers: multipart,
    before: filePart('imageUrls'),
    after: `\r\n--${BOUNDARY}--\r\n`,
  }),
  'a photo of the legacy API': () => ({
    path: `/storage/v1/object/property-images/${nextObject()}`,
    headers: { ...multipart, ...key() },
    before: filePart(''),
    after: `\r\n--${BOUNDARY}--\r\n`,
  }),
}

/** How far an upload gets before its client goes away. */
const moments = {
  'before its first byte': () => 0,
  'within the photo': (before: number) => before + Math.floor(photo.length / 2),
  'before its last byte': (_: number, whole: number) => whole - 1,
  'while it is decoded': (_: number, whole: number) => whole,
}

/** Sends a part of each of many uploads, waits until the server is at work on them, and goes away. */
async function abort(route: keyof typeof routes, moment: keyof typeof moments): Promise<void> {
  const connected: Socket[] = []
  for (let count = 0; count < UPLOADS; count += 1) {
    const { path, headers, before, after } = routes[route]()
    const body = Buffer.concat([Buffer.from(before), photo, Buffer.from(after)])
    const sent = body.subarray(0, moments[moment](Buffer.byteLength(before), body.length))
    const socket = openSocket(server.url)
    socket.write(postBytes(path, sent, headers, body.length))
    connected.push(socket)
  }
  try {
    await expect.poll(() => isAtWork(route, moment)).toBe(true)
  } finally {
    for (const socket of connected) socket.resetAndDestroy()
  }
}

/** Whether the server has got as far with them as they have been sent. */
function isAtWork(route: keyof typeof routes, moment: keyof typeof moments): boolean {
  const isForm = route !== 'a photo by itself'
  // Both ends of each connection are in this process; those above the limit may have been closed already.
  if (isForm && moment === 'before its first byte') return sockets() >= 2 * MAX_UPLOADS
  // A form's photo has been written by then, and is being decoded.
  if (isForm && moment === 'before its last byte') return workFiles().length > 0
  return moment === 'while it is decoded' ? workFiles().length > 0 : openWorkFiles().length === MAX_UPLOADS
}

const filesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
const workFiles = () => filesOf(server.photoDeps.workFolder)
const openWorkFiles = () => openDescriptors().filter((path) => path.includes(server.photoDeps.workFolder))
/** Besides connections of the database's pool, which stay open for a while. */
const sockets = () => openDescriptors().filter((target) => target.startsWith('socket:')).length

describe.each(keysOf(routes))('%s', (route) => {
  test.each(keysOf(moments))(
    'that is broken off %s leaves no descriptor, no file and no place taken',
    async (moment) => {
      await abort(route, moment)
      await expect.poll(workFiles).toEqual([])
      await expect.poll(openWorkFiles).toEqual([])
      // The database's pool has at most ten, and the server, its queue and its listener a few.
      await expect.poll(sockets).toBeLessThan(UPLOADS / 2)
      // All places are free again.
      await expect
        .poll(() => {
          const begun = Array.from({ length: MAX_UPLOADS }, () => server.photoDeps.uploads.begin(null))
          for (const upload of begun) upload?.finish()
          return begun.every((upload) => upload !== null)
        })
        .toBe(true)
    },
  )
})

test('an aborted upload logs no error', () => {
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('the server still accepts photos', async () => {
  const response = await fetch(`${server.url}/api/vedlegg`, { method: 'POST', body: new Uint8Array(photo) })
  expect(response.status).toBe(201)
})

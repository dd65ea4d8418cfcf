import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { enterBoth, nextCode, signedIn } from '../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { endSession } from '../../features/sign-in/server/sign-in.ts'
import { MAX_FILE_BYTES, readFiles } from '../../features/workspace/server/actions/posted.ts'
import { openStaffPages } from './staff-pages.ts'

let server: TemporaryServer
let administrator: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
  administrator = await signedIn(server, 'administrator')
})
afterAll(() => server.stop())

/** Who asks; null for an anonymous client. */
type Client = Pick<typeof administrator, 'jar'> | null

/** The staff pages of one request, by the administrator or by an anonymous client. */
const pagesOf = (path: string, init: RequestInit, isSignedIn: boolean) =>
  openPages(path, init, isSignedIn ? administrator : null).staff

/** The same, with the cookies of the answer. */
function openPages(path: string, init: RequestInit, by: Client, others = '') {
  const request = new Request(`https://husvaer.eksempel.no${path}`, init)
  const sent = [by?.jar.headers.get('cookie'), others].filter(Boolean).join('; ')
  if (sent) request.headers.set('cookie', sent)
  const { photoDeps, staff } = server
  const site = { staff, photoDeps, actions: new Map() }
  const context = { request, address: null, now: new Date(), reference: 'PROVE' }
  return openStaffPages(site, context)
}

/** What a browser sends. */
function post(body: FormData | string | Blob, type?: string): RequestInit {
  const length = typeof body === 'string' ? body.length : body instanceof Blob ? body.size : 1000
  const headers = { 'Content-Length': String(length), ...(type ? { 'Content-Type': type } : {}) }
  return { method: 'POST', body, headers }
}

const urlencoded = 'application/x-www-form-urlencoded'
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error) => (error instanceof Response ? error.status : error),
  )

describe('a post to a staff page', () => {
  const withPhoto = async () => {
    const photo = await blankPhoto().jpeg().toBuffer()
    const form = new FormData()
    form.set('email', 'a@b.no')
    form.set('imageUrls', new File([new Uint8Array(photo)], 'bilde.jpg', { type: 'image/jpeg' }))
    return post(form)
  }
  const photos = async () => {
    const { rows } = await server.database.pool.query('select count(*)::int as count from photos')
    return rows[0].count
  }

  test('stores no photos of anonymous clients', async () => {
    const before = await photos()
    const posted = await pagesOf('/login', await withPhoto(), false).posted()
    expect(posted.text('email')).toBe('a@b.no')
    expect(posted.photos).toEqual([])
    expect(await photos()).toBe(before)
  })

  test('stores photos of staff', async () => {
    const posted = await pagesOf('/saker/AVV-AAAA-AAAA', await withPhoto(), true).posted()
    expect(posted.photos).toHaveLength(1)
  })

  test('rejects oversized anonymous bodies', async () => {
    const long = `email=${'x'.repeat(20_000)}`
    expect(await statusOf(pagesOf('/login', post(long, urlencoded), false).posted())).toBe(413)
    expect(await statusOf(pagesOf('/saker', post(long, urlencoded), true).posted())).toBe(200)
    const unknownLength = { method: 'POST', body: long, headers: { 'Content-Type': urlencoded } }
    expect(await statusOf(pagesOf('/login', unknownLength, false).posted())).toBe(413)
  })

  test.each([
    ['application/xml', '<x/>', 415],
    ['application/json', '{', 400],
    ['multipart/form-data', 'x', 400],
  ])('as %s is refused, with the status that says why', async (type, body, status) => {
    for (const isSignedIn of [false, true])
      expect(await statusOf(pagesOf('/login', post(body, type), isSignedIn).posted())).toBe(status)
  })

  test('that must be multipart is refused otherwise', async () => {
    const statusFor = (type: string) =>
      statusOf(
        pagesOf('/intern/eiendommer/x', post('x', type), true)
          .request()
          .then((request) => request.postedFiles()),
      )
    expect(await statusFor('multipart/form-data')).toBe(400)
    expect(await statusFor('application/json')).toBe(415)
  })
})

describe('files uploaded by staff', () => {
  const sent = (file: Buffer) => {
    const form = new FormData()
    form.append('pictures', new Blob([new Uint8Array(file)]), 'bilde.jpg')
    form.append('title', 'Torget 1')
    return readFiles(new Request('http://x', post(form)), server.photoDeps.workFolder)
  }
  const workFiles = () => readdir(server.photoDeps.workFolder)

  test('are stored with mode 0600 until they are removed', async () => {
    const content = randomBytes(3 * 1024 * 1024)
    const form = await sent(content)
    const [file] = form.files('pictures')
    expect(form.text('title')).toBe('Torget 1')
    expect(file?.bytes).toBe(content.length)
    expect((await readFile(file?.path ?? '')).equals(content)).toBe(true)
    expect((await stat(file?.path ?? '')).mode & 0o777).toBe(0o600)
    await form.remove()
    expect(await workFiles()).toEqual([])
  })

  test('are truncated at the size limit', async () => {
    const form = await sent(Buffer.alloc(MAX_FILE_BYTES + 1024 * 1024))
    const [file] = form.files('pictures')
    expect(file?.bytes).toBeGreaterThan(MAX_FILE_BYTES)
    expect((await stat(file?.path ?? '')).size).toBeLessThanOrEqual(MAX_FILE_BYTES)
    await form.remove()
  })

  test('are removed when the body is aborted', async () => {
    const start = '--B\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\nabc'
    const broken = new Request('http://x', post(start, 'multipart/form-data; boundary=B'))
    expect(await statusOf(readFiles(broken, server.photoDeps.workFolder))).toBe(400)
    expect(await workFiles()).toEqual([])
  })
})

describe('a session', () => {
  const isProlongedBy = async (path: string, method: 'GET' | 'POST') => {
    const { sessionId } = administrator.staff
    await server.database.pool.query(
      "update staff_sessions set expires_at = now() + interval '10 minutes', updated_at = now() - interval '20 minutes' where id = $1",
      [sessionId],
    )
    await openPages(path, { method }, administrator).signIn.session()
    const { rows } = await server.database.pool.query(
      "select expires_at > now() + interval '20 minutes' as prolonged from staff_sessions where id = $1",
      [sessionId],
    )
    return rows[0].prolonged
  }

  test('is extended by a page load and by a post, not by a background refresh', async () => {
    expect(await isProlongedBy('/saker.data', 'GET')).toBe(false)
    expect(await isProlongedBy('/saker', 'GET')).toBe(true)
    expect(await isProlongedBy('/saker.data', 'POST')).toBe(true)
  })
})

describe('the key of a device', () => {
  const keyIn = (cookies: readonly string[]) =>
    cookies
      .map((cookie) =>
        /^__Host-husvaer-device_key=([^;]*); Max-Age=(\d+); Path=\/; Secure; SameSite=Strict$/
          .exec(cookie)
          ?.slice(1),
      )
      .find(Boolean)
  const answerTo = async (path: string, by: Client, key?: string) => {
    const { staff, jar } = openPages(path, {}, by, key && `__Host-husvaer-device_key=${key}`)
    await staff.admit(path)
    return keyIn(jar.cookies)
  }

  test('is given to a signed-in staff member, and taken away without a session', async () => {
    const [key = '', seconds] = (await answerTo('/saker', administrator)) ?? []
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(seconds).toBe('43200')
    expect(await answerTo('/saker', administrator, key)).toBeUndefined()
    expect(await answerTo('/saker', null, key)).toEqual(['', '0'])
    expect(await answerTo('/login', null, key)).toEqual(['', '0'])
    expect(await answerTo('/login', null)).toBeUndefined()
  })

  test('is that of the person, in each of their sessions', async () => {
    const { email, enrollment } = administrator
    const again = await enterBoth(server, email, nextCode(enrollment.secret))
    const other = await signedIn(server, 'administrator')
    const [key = ''] = (await answerTo('/saker', administrator)) ?? []
    expect(await answerTo('/saker', again, key)).toBeUndefined()
    expect(await answerTo('/saker', other, key)).toEqual([expect.not.stringMatching(key), '43200'])
  })

  test('goes with the session that is signed out', async () => {
    const leaving = await signedIn(server, 'administrator')
    const [key = ''] = (await answerTo('/saker', leaving)) ?? []
    leaving.jar.keep(new Headers({ 'Set-Cookie': `__Host-husvaer-device_key=${key}` }))
    await endSession(server.staff, leaving.jar, leaving.id)
    expect(keyIn(leaving.jar.cookies)).toEqual(['', '0'])
  })
})

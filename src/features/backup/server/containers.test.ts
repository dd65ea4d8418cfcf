import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { encryptAge } from './age-container.ts'
import { decryptBackup } from './decrypt-backup.ts'
import { readRecords } from './records.ts'

const passphrase = 'en setning bare vi kjenner'
/** Made by the last version that wrote its own container, from a case of each of two forms, a property and a file. */
const beforeAge = new URL('./fixtures/before-age.husvaer', import.meta.url)

async function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 70_000) yield bytes.subarray(at, at + 70_000)
}
const encrypt = async (plain: Buffer) =>
  Buffer.concat(await Array.fromAsync(encryptAge(piecesOf(plain), passphrase, 10)))
const decrypt = async (encrypted: Buffer, given = passphrase) =>
  Buffer.concat(await Array.fromAsync(decryptBackup(piecesOf(encrypted), given)))

describe('the age container', () => {
  const chunk = 64 * 1024

  test.each([0, 1, chunk, chunk + 1, 1_000_000])('gives %d bytes back as they were', async (length) => {
    const plain = randomBytes(length)
    expect((await decrypt(await encrypt(plain))).equals(plain)).toBe(true)
  })

  test('can be decrypted by the library itself', async () => {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    expect(await decrypter.decrypt(await encrypt(Buffer.from('hei')), 'text')).toBe('hei')
  })

  // `age` asks for the passphrase on a terminal, which `script` makes.
  const hasPrograms = ['age --version', 'script --version'].every(
    (command) => spawnSync('sh', ['-c', command]).status === 0,
  )
  test.runIf(hasPrograms)('is opened by the age program', async () => {
    const folder = temporaryFolder('age')
    const [file, opened] = [join(folder, 'kopi.age'), join(folder, 'kopi')]
    await writeFile(file, await encrypt(Buffer.from('hei')))
    const age = spawn('script', ['-qec', `age --decrypt --output ${opened} ${file}`, '/dev/null'])
    age.stdout.once('data', () => age.stdin.end(`${passphrase}\n`))
    const status = await new Promise((done) => age.once('close', done))
    expect(status).toBe(0)
    expect(await readFile(opened, 'utf8')).toBe('hei')
  })

  test('uses the scrypt work factor of the age program', async () => {
    const { value } = await encryptAge(piecesOf(Buffer.from('hei')), passphrase).next()
    expect(Buffer.from(value ?? []).toString()).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/)
  })

  test('rejects another passphrase', async () => {
    await expect(decrypt(await encrypt(Buffer.from('hei')), 'en annen setning')).rejects.toThrow(
      'The passphrase is wrong, or the backup is damaged.',
    )
  })

  test('rejects a changed bit, and a chunk that is missing, moved or added', async () => {
    const whole = await encrypt(randomBytes(5 * chunk))
    const body = whole.length - 5 * (chunk + 16)
    const at = (index: number) => body + index * (chunk + 16)
    const flipped = Buffer.from(whole)
    flipped[at(1) + 5000] = (flipped[at(1) + 5000] ?? 0) ^ 1
    const swapped = [whole.subarray(0, at(1)), whole.subarray(at(2), at(3)), whole.subarray(at(1), at(2))]
    for (const damaged of [
      flipped,
      Buffer.concat([...swapped, whole.subarray(at(3))]),
      Buffer.concat([whole.subarray(0, at(1)), whole.subarray(at(2))]),
      Buffer.concat([whole, Buffer.from('x')]),
    ])
      await expect(decrypt(damaged)).rejects.toThrow('The backup is damaged or cut off')
  })

  test('rejects a file that is cut off anywhere', async () => {
    const whole = await encrypt(randomBytes(3 * chunk))
    const body = whole.length - 3 * (chunk + 16)
    for (const length of [20, body - 40, body - 5, body, body + 100, body + chunk + 16, whole.length - 1])
      await expect(decrypt(whole.subarray(0, length))).rejects.toThrow(/The (passphrase|backup) is/)
  })

  test('rejects a file that is not a backup', async () => {
    await expect(decrypt(Buffer.from('noe helt annet som er langt nok'))).rejects.toThrow('not a backup')
    await expect(decrypt(Buffer.from('kort'))).rejects.toThrow('not a backup')
  })

  test('rethrows an error of its source', async () => {
    async function* failing() {
      yield Buffer.from('hei')
      throw new Error('The database is gone')
    }
    await expect(Array.fromAsync(encryptAge(failing(), passphrase, 10))).rejects.toThrow(
      'The database is gone',
    )
  })

  test('applies backpressure to its source', async () => {
    let taken = 0
    async function* endless() {
      for (;;) {
        taken += 1
        yield Buffer.alloc(chunk)
      }
    }
    const encrypted = encryptAge(endless(), passphrase, 10)
    for (let read = 0; read < 20; read += 1) await encrypted.next()
    await encrypted.return(undefined)
    expect(taken).toBeLessThan(40)
  })
})

describe('the container from before the age format', () => {
  const bytes = () => readFile(beforeAge)
  const cut = async (end: number) => (await bytes()).subarray(0, end)

  test('can still be read completely', async () => {
    const plain = decryptBackup(createReadStream(beforeAge), passphrase)
    const records = await Array.fromAsync(readRecords(Readable.from(plain).pipe(createGunzip())))
    expect(records.at(-1)).toEqual({ kind: 'end' })
    const file = records.find((record) => record.kind === 'file')
    expect(file).toMatchObject({ path: 'private-photos/bilde.jpg', content: Buffer.from('bildet') })
    expect(JSON.stringify(records)).toContain('PAR-A7XV-KXKN')
  })

  test.each([
    ['cut in its salt', () => cut(20), 'The backup is cut off.'],
    ['cut in its text', () => cut(1000), 'The backup is cut off.'],
    ['damaged', async () => (await bytes()).fill(0, 2000, 2001), 'wrong, or the backup is damaged'],
    ['added to', async () => Buffer.concat([await bytes(), Buffer.from('x')]), 'data after its end'],
  ])('is rejected where it is %s', async (_, damaged, message) => {
    await expect(decrypt(await damaged())).rejects.toThrow(message)
  })

  test('rejects another passphrase', async () => {
    await expect(decrypt(await bytes(), 'en annen setning')).rejects.toThrow('The passphrase is wrong')
  })
})

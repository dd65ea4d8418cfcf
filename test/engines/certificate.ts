import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** A certificate that the browsers are told to take: unlike the others, WebKit keeps no secure cookie without TLS, not on localhost either. */
export function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = temporaryFolder('certificate')
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

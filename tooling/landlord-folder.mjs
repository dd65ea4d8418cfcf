// Plain JavaScript: the process that keeps the server running imports it, and stays small.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder of this installation's landlord, from the root: where `imports` of `package.json` has `#landlord/`.
 * @param {string} root
 * @returns {string}
 */
export function landlordFolder(root) {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return imports['#landlord/*'].replace(/^\.\/|\/\*$/g, '')
}

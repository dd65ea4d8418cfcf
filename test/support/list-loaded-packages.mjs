// Preloaded by `--import`: writes the packages that a server has loaded when it says that it is ready to LOADED_PACKAGES.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** @type {Set<string>} */
const packages = new Set()

registerHooks({
  load(url, context, next) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
    if (name) packages.add(name)
    return next(url, context)
  },
})

const file = process.env.LOADED_PACKAGES
const write = process.stderr.write.bind(process.stderr)
process.stderr.write = (/** @type {string} */ text) => {
  if (file && String(text).includes('Husvær is ready')) writeFileSync(file, [...packages].sort().join('\n'))
  return write(text)
}

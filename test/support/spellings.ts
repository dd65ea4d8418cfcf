/** Other ways to write a path that some server, router or proxy takes for the same one. */
export function spellingsOf(path: string): string[] {
  const [, first = '', ...rest] = path.split('/')
  const tail = rest.map((part) => `/${part}`).join('')
  if (first === '') return ['//', '/.', '/%2e', '/_root.data', '/\\', '/;x=1', '/%00']
  const escaped = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`
  return [
    `/${first.toUpperCase()}${tail}`,
    `/${first.charAt(0).toUpperCase()}${first.slice(1)}${tail}`,
    `/${escaped}${tail}`,
    `/%${escaped.slice(1).replace(/^../, (hex) => `25${hex}`)}${tail}`,
    `//${first}${tail}`,
    `${path}/`,
    `${path}//`,
    `/./${first}${tail}`,
    `/x/../${first}${tail}`,
    `/x/%2e%2e/${first}${tail}`,
    `/${first};x=1${tail}`,
    `${path};x=1`,
    `${path}%00`,
    `${path}%0a`,
    `/\\${first}${tail}`,
    `\\${first}${tail}`,
    `/%2f${first}${tail}`,
    `${path}%2f`,
    `${path}.json`,
  ]
}

/** Names as a sentence lists them: «Kari, Ola og Per». */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} og ${names.at(-1)}`
}

import { basename } from 'node:path'

/**
 * The class in the HTML for a class of a `*.module.css`: `.title` of `property-card.module.css` is
 * `property-card-title`, and its `.root` is `property-card`. A dot, as in the name of a route, would begin another class. No
 * two modules have the same file name (`test/checks/styles.test.ts`), so no two components have the same class.
 */
export function className(local: string, file: string): string {
  const component = basename(file.replace(/\?.*$/, ''), '.module.css').replaceAll('.', '-')
  return local === 'root' ? component : `${component}-${local}`
}

import type { DeclaredPage } from '../../domain/addresses/declared-page.ts'
import { allForms } from './catalogue.ts'

const pathOf = (address: string) => address.replace(/\?.*/, '')

/** Pages with a form, either directly or in a dialog with its own URL. */
export const pathsWithForm: ReadonlySet<string> = new Set(allForms.map(({ page }) => pathOf(page)))

/** Pages that are nothing but a form. On the others the key comes with the scripts, or with the dialog's address. */
export const formPages: readonly DeclaredPage[] = allForms
  .filter(({ page }) => page !== '/' && !page.includes('?'))
  .map(({ page }) => ({ path: page, as: 'form', isIndexed: true }))

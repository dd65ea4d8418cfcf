import { expect, test } from 'vitest'
import { checklistPage, pageHeadings } from '#landlord/pages/sjekkliste.ts'
import { markupOf } from '../../../../../test/support/markup-of.tsx'
import { wordsOf } from '../../../../domain/text/language.ts'
import * as styles from './checklist.module.css'
import { Checklist } from './checklist.tsx'

test('only where scripts run does the page say that ticks are kept', () => {
  const html = markupOf(<Checklist className={styles.root} headings={pageHeadings} level={2} />)
  const [before = '', scripted = ''] = html.split('<div class="scripts-only">')
  expect(scripted).toContain('så du kan ta opp tråden her senere')
  const always = `${wordsOf(checklistPage, 'nb').lead} ${before}`
  expect(always).toContain('Kryss av')
  expect(always).not.toMatch(/senere|lagre/i)
})

import { expect, test } from 'vitest'
import { personvernPage } from '../../landlord/pages/personvern.ts'
import { MISSED_SEARCH_KEPT_DAYS } from '../search/missed-searches.ts'
import { SPEED_KEPT_DAYS } from '../speed/page-speed.ts'

const text = personvernPage.nb.sections.flatMap((section) => section.text).join('\n')

test.each([
  ['the speed of pages', `slettes etter ${SPEED_KEPT_DAYS} dager`],
  ['searches that found nothing', `lagrer vi ordene i ${MISSED_SEARCH_KEPT_DAYS} dager`],
])('the privacy page says how long %s are kept', (_, sentence) => {
  expect(text).toContain(sentence)
})

import { expect, test } from 'vitest'
import { personvernPage } from '#landlord/pages/personvern.ts'
import { MISSED_SEARCH_KEPT_DAYS } from '../../search/server/missed-searches.ts'

test('the privacy page says how long searches that found nothing are kept', () => {
  const text = personvernPage.nb.sections.flatMap((section) => section.text).join('\n')
  expect(text).toContain(`lagrer vi ordene i ${MISSED_SEARCH_KEPT_DAYS} dager`)
})

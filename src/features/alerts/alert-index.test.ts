import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filters, homes } from '../../../test/support/filter-arbitraries.ts'
import { osloDate } from '../../domain/time/calendar.ts'
import { FilterIndex } from '../portfolio-browsing/filters/filter-index.ts'
import { AlertIndex } from './alert-index.ts'

const today = osloDate(new Date('2026-11-22'))

test('an alert waits for a home exactly where the list with its filters shows the home', () => {
  fc.assert(
    fc.property(
      fc.array(homes, { maxLength: 20 }),
      fc.array(filters, { maxLength: 20 }),
      (portfolio, asked) => {
        const alerts = new AlertIndex(asked.map((each, place) => [each, [place]]))
        for (const home of portfolio) {
          const list = new FilterIndex([home], today)
          const shown = [...asked.keys()].filter((place) => {
            const each = asked[place]
            return each !== undefined && list.find(each, null).total === 1
          })
          expect(alerts.waitingFor(home).toSorted((one, other) => one - other)).toEqual(shown)
        }
      },
    ),
  )
})

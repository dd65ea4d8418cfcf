import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filters, homes } from '../../test/support/filter-arbitraries.ts'
import { filterIndexOf } from '../filters/filter-index.ts'
import { AlertIndex } from './alert-index.ts'

test('an alert waits for a home exactly where the list with its filters shows the home', () => {
  fc.assert(
    fc.property(
      fc.array(homes, { maxLength: 20 }),
      fc.array(filters, { maxLength: 20 }),
      (portfolio, asked) => {
        const alerts = new AlertIndex(asked.map((each, place) => [each, [place]]))
        for (const home of portfolio) {
          const list = filterIndexOf([home])
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

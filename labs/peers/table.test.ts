import { expect, test } from 'vitest'
import { markdownTable, verdict } from './table.ts'

test.each([
  ['fewer is better and ours is half of the best', { values: [100, 300, 200] }, 'leads, 2.00 ×'],
  ['fewer is better and ours is twice the best', { values: [200, 300, 100] }, '**behind: 2.00 × the best**'],
  [
    'more is better and ours is twice the best',
    { values: [200, 50, 100], isMoreBetter: true },
    'leads, 2.00 ×',
  ],
  [
    'more is better and ours is half of the best',
    { values: [50, 100, 10], isMoreBetter: true },
    '**behind: 2.00 × the best**',
  ],
  ['ours is the best by less than the noise', { values: [98, 100] }, 'level (1.02 ×)'],
  ['ours is behind by less than the noise', { values: [102, 100] }, 'level (0.98 ×)'],
  ['a peer has none of it', { values: [3.26, 10, 0] }, '**behind: 3.3 beside 0**'],
  ['ours has none of it', { values: [0, 10] }, 'leads'],
  ['both have none of it', { values: [0, 0] }, 'level'],
])('where %s, says so', (_, row, said) => {
  expect(verdict({ label: 'row', ...row })).toBe(said)
})

test('writes a row with a note beside each number', () => {
  const table = markdownTable(
    ['Husvær', 'Other'],
    [{ label: 'list: µs', values: [1000, 2500], notes: ['zstd', 'gzip'] }],
  )
  expect(table.split('\n')).toEqual([
    '|  | Husvær | Other | ours |',
    '| --- | ---: | ---: | --- |',
    '| list: µs | 1,000 zstd | 2,500 gzip | leads, 2.50 × |',
  ])
})

import { expect, test } from 'vitest'
import { markupOf } from '../../../../test/support/markup-of.tsx'
import { BarChart } from './bar-chart.tsx'

const drawn = (values: (number | null)[]) =>
  markupOf(
    <BarChart
      title="Saker"
      bars={values.map((value, week) => ({ label: `uke ${week}`, value }))}
      show={(value) => `${value} saker`}
    />,
  )

test('draws the bars, and gives their numbers in a table for screen readers', () => {
  const html = drawn([2, null, 5])
  expect(html).toContain('<svg')
  expect(html).toContain('5 saker')
  expect(html).not.toContain('Ingen tall ennå.')
})

test.each([[[]], [[null, null]], [[0, 0]]])('%j draws no bars, and shows a message', (values) => {
  const html = drawn(values)
  expect(html).toContain('Ingen tall ennå.')
  expect(html).not.toContain('<svg')
})

test('a highest bar below one is as high as the drawing', () => {
  expect(drawn([0.1, 0.2])).toContain('height="52"')
})

test('the numbers of the table lead to their lists', () => {
  const bars = [{ label: 'uke 1', value: 2, href: '/saker?fane=alle' }]
  const html = markupOf(<BarChart title="Saker" bars={bars} show={String} />)
  expect(html).toContain('<td><a href="/saker?fane=alle">2</a></td>')
})

test('an axis says how high the bars are', () => {
  const texts = [...drawn([444, 300]).matchAll(/<text [^>]*>([^<]+)/g)].map(([, text]) => text)
  expect(texts.slice(0, 3)).toEqual(['0 saker', '250 saker', '500 saker'])
})

test('the text of the last bar ends within the drawing, and every other week of twelve is named', () => {
  const html = drawn([9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
  expect(html).toContain('<text x="318" text-anchor="end" y="80">uke 11</text>')
  expect([...html.matchAll(/<text [^>]*>uke (\d+)/g)].map(([, week]) => week)).toEqual([
    '1',
    '3',
    '5',
    '7',
    '9',
    '11',
  ])
})

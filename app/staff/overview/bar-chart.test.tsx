import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'

const drawn = (values: (number | null)[]) =>
  renderToStaticMarkup(
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

test('zero is drawn where it counts, and a bar below one is as high as the drawing where it is the highest', () => {
  const chart = (values: (number | null)[]) =>
    renderToStaticMarkup(
      <BarChart
        title="Hopp"
        bars={values.map((value, week) => ({ label: `uke ${week}`, value }))}
        show={String}
        countsZero
      />,
    )
  expect(chart([null, 0])).toContain('<svg')
  expect(chart([null, null])).not.toContain('<svg')
  expect(chart([0.1, 0.2])).toContain('height="82"')
})

test('the numbers of the table lead to their lists', () => {
  const bars = [{ label: 'uke 1', value: 2, href: '/saker?fane=alle' }]
  const html = renderToStaticMarkup(<BarChart title="Saker" bars={bars} show={String} />)
  expect(html).toContain('<td><a href="/saker?fane=alle">2</a></td>')
})

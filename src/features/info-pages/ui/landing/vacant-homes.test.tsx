import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VacantHomes } from './vacant-homes.tsx'

test('shows nothing when no home is available', () => {
  expect(renderToStaticMarkup(<VacantHomes homes={[]} />)).toBe('')
})

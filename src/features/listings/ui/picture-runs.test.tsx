import { expect, test } from 'vitest'
import { markupOf } from '../../../../test/support/markup-of.tsx'
import { FailedPictures } from './picture-runs.tsx'

test('pictures that could not be copied are told of in Norwegian before the specified words', () => {
  const failed = [{ property: 'a', title: 'Storgata 3', at: 'i dag', isoAt: '2026-11-20T09:00:00Z' }]
  const html = markupOf(<FailedPictures failed={failed} />)
  const [norwegian, property, english] = [
    'Ingen bilder kunne hentes',
    'Storgata 3',
    '<p lang="en"><strong>Upload failed</strong>: No images were successfully uploaded.</p>',
  ].map((text) => html.indexOf(text))
  expect(norwegian).toBeGreaterThan(0)
  expect(property).toBeGreaterThan(norwegian ?? 0)
  expect(english).toBeGreaterThan(property ?? 0)
})

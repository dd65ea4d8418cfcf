import { expect, test } from 'vitest'
import { trustedMarkup } from './trusted-types.ts'

test.each([
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '<p>Ring oss på kontoret, on = 1</p>',
  '<script></script>',
  '<a href="/eiendommer">Eiendommer</a>',
])('markup that runs nothing is written: %s', (markup) => {
  expect(trustedMarkup(markup)).toBe(markup)
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<img src="x"ONERROR = "alert(1)">',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<base href="https://annet.eksempel.no/">',
])('markup that runs something is reported: %s', (markup) => {
  expect(trustedMarkup(markup)).toBeNull()
})

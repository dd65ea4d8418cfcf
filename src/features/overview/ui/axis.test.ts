import { expect, test } from 'vitest'
import { axisOf } from './axis.ts'

test.each([
  [
    [444, 12],
    [0, 250, 500],
  ],
  [[17], [0, 10, 20]],
  [
    [51, 30],
    [0, 50, 100],
  ],
  [
    [5, 2],
    [0, 5, 10],
  ],
  // No half a case.
  [
    [1, 0],
    [0, 1, 2],
  ],
  [
    [0.1, 0.2],
    [0, 0.1, 0.2],
  ],
  [
    [4.7, 3.2],
    [0, 2.5, 5],
  ],
] as const)('the axis of %j has the marks %j', (values, marks) => {
  expect(axisOf(values)).toEqual(marks)
})

/** Resolves after the next paint: what a press itself shows comes first. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))

const number = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 })

/** The size of a file, as people read it. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${number.format(Math.max(1, Math.round(bytes / 1_000)))}\u00a0kB`
    : `${number.format(bytes / 1_000_000)}\u00a0MB`

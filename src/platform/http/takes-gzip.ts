/** Whether a client takes gzip, by its `Accept-Encoding`. */
export const takesGzip = (header: string | null | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header ?? '')

/** A written text: line ends as one character, control characters away, broken characters whole, nothing around it. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
    .trim()
}

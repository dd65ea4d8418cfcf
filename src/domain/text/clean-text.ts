/**
 * Characters that are not seen, and those that turn the direction of a text: an address with one of them is another
 * address, and a name can be made to read as another. Joiners and variants are parts of letters and emoji.
 */
const invisible = /[^\P{Default_Ignorable_Code_Point}\p{Variation_Selector}\u200c\u200d]/gu

/** A text with \n as line end, without control characters, invisible ones or lone surrogates, and trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(invisible, '')
    .trim()
}

/** The same of a text in one line. A joiner stays only where it joins emoji. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(
      /(\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?\u200d(?=\p{Extended_Pictographic}))|[\u200c\u200d]/gu,
      '$1',
    )
    .replace(/\n/g, ' ')
    .trim()
}

/**
 * Bytes as text. What is valid UTF-8 with letters outside ASCII is hardly ever anything else, whatever it says of itself;
 * other bytes are in the encoding that they declare, or in that of Windows.
 */
export function decodeText(bytes: Uint8Array, declared = 'windows-1252'): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoderFor(declared).decode(bytes)
  }
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

import type { Message } from '../../domain/message.ts'

/** The message to staff when none of a property's pictures could be stored (specification 1 §8). */
export const uploadFailed: Message & { more: string } = {
  title: 'Upload failed',
  text: 'No images were successfully uploaded',
  lang: 'en',
  more: 'Ingen av bildene kunne lagres.',
}

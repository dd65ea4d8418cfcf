/** The message to staff when none of a property's pictures could be stored, in English (specification 1 §8). */
export const uploadFailed = {
  title: 'Upload failed',
  text: 'No images were successfully uploaded',
  lang: 'en',
  more: 'Ingen av bildene kunne lagres.',
}

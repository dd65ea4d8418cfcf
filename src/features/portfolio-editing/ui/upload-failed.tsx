import { uploadFailed } from '../upload-failed.words.ts'

/** Says that none of the pictures could be stored, in the specification's words (1 §8). */
export function UploadFailed() {
  const { lang, title, text } = uploadFailed
  return (
    <p lang={lang}>
      <strong>{title}</strong>: {text}.
    </p>
  )
}

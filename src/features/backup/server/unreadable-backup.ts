/** A backup that cannot be read. Its message says why, in a sentence. */
export class UnreadableBackup extends Error {
  override name = 'UnreadableBackup'
}

export const cutOff = () => new UnreadableBackup('The backup is cut off.')

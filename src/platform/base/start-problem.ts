const isReadOnly = new Set(['EROFS', 'EACCES', 'EPERM'])
const isFull = new Set(['ENOSPC', 'EDQUOT'])

/**
 * An error of the start as one sentence that says what to do, with the error as its cause: where the disk is full, or the folder of
 * the data cannot be written in. Any other error as it is.
 */
export function startProblem(error: unknown, dataDir: string): unknown {
  for (const cause of causesOf(error)) {
    const code = 'code' in cause ? String(cause.code) : ''
    const path = 'path' in cause ? String(cause.path) : ''
    if (isFull.has(code) || /no space left on device/i.test(cause.message))
      return new Error(
        `The disk that has ${dataDir} is full. Make room on it and start Husvær again: what is stored is kept.`,
        { cause: error },
      )
    if ((mayNotWrite(code, cause) && path.startsWith(dataDir)) || isUnopenedLock(cause))
      return new Error(
        `Husvær may not write ${path || dataDir}. Give ${dataDir} to the user that runs Husvær, or set DATA_DIR to a folder that this user may write in.`,
        { cause: error },
      )
  }
  return error
}

/** Node says of a folder in one that cannot be written in that the outer one is not there. */
const mayNotWrite = (code: string, { message }: Error) =>
  isReadOnly.has(code) || (code === 'ENOENT' && message.includes('mkdir'))

/** SQLite, which locks files of the folder, says so of one that it may not make or write. */
const isUnopenedLock = ({ message }: Error) =>
  /^(unable to open database file|attempt to write a readonly database)$/.test(message)

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let each = error; each instanceof Error; each = each.cause) causes.push(each)
  return causes
}

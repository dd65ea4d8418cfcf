import { rename, writeFile } from 'node:fs/promises'

/** Writes a file so that it is never found half written. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

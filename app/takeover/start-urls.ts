import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The URLs of the scripts that start the application (`write-start-scripts.ts`). */
export interface StartUrls {
  staff: string
  public: string
}

/** Where the build notes them, beside the folder of the built browser files. */
export const startUrlsFile = (folder: string): string => join(folder, '../start-scripts.json')

/** What the build has noted. In development, where `folder` is null, Vite serves the entry. */
export const readStartUrls = (folder: string | null): StartUrls =>
  folder ? JSON.parse(readFileSync(startUrlsFile(folder), 'utf8')) : { staff: '', public: '' }

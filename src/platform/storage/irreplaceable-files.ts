import { listFiles } from './list-files.ts'
import { unfinishedFolder } from './private-files-driver.ts'
import { arrivingFolder, derivedFolder, type Storage } from './storage.ts'
import { ownerFile } from './storage-owner.ts'

/** Folders in the storage with what is made from the rest, with what is not whole yet, and with what its sender still has. */
const leftOutFolders = [derivedFolder, unfinishedFolder, `${arrivingFolder}/`]

/** Lists every file in the storage that the site cannot make again. */
export async function* listIrreplaceableFiles(storage: Storage): AsyncGenerator<string> {
  for await (const { path } of listFiles(storage))
    if (path !== ownerFile && !leftOutFolders.some((folder) => path.startsWith(folder))) yield path
}

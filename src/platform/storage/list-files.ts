import type { Storage } from './storage.ts'

interface ListedFile {
  path: string
  /** Size in bytes, and when the file was last written. */
  details(): Promise<{ bytes: number; writtenAt: Date }>
}

/** Every file in the storage. */
export async function* listFiles(storage: Storage): AsyncGenerator<ListedFile> {
  let paginationToken: string | undefined
  do {
    const page = await storage.listAll('', {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    })
    for (const object of page.objects) {
      if (!object.isFile) continue
      yield {
        path: object.key,
        async details() {
          // Not the object's own: what S3 lists comes without its length.
          const { contentLength: bytes, lastModified: writtenAt } = await storage.getMetaData(object.key)
          return { bytes, writtenAt }
        },
      }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

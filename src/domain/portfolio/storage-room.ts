/** The name of a storage room by its size in square metres. */
export function storageRoomLabel(area: number | string): string {
  return `Bod ca. ${String(area).replace('.', ',')} m²`
}

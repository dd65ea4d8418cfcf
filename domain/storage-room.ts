/** What a storage room of so many square metres is called. */
export function storageRoomLabel(area: number | string): string {
  return `Bod ca. ${String(area).replace('.', ',')} m²`
}

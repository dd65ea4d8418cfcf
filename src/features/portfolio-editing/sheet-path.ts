/** The page for spreadsheets, and that of one that was read. */
export const SHEETS_PATH = '/intern/eiendommer/regneark'

export const sheetPath = (id: string): string => `${SHEETS_PATH}/${id}`

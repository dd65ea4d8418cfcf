import type { APIRequestContext } from '@playwright/test'
import { sheetActions } from '../../src/features/portfolio-editing/sheet.ts'
import { SHEETS_PATH } from '../../src/features/portfolio-editing/sheet-path.ts'
import { fromOurPages } from './staff-browser.ts'

/** Uploads a spreadsheet as a signed-in editor. Gives the id of its import. */
export async function uploadSheet(request: APIRequestContext, csv: string): Promise<string> {
  const answer = await request.post(SHEETS_PATH, {
    headers: fromOurPages,
    multipart: {
      action: sheetActions.plan.name,
      sheet: { name: 'ark.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
    },
  })
  return new URL(answer.url()).pathname.split('/').at(-1) ?? ''
}

/** One whose columns are to be said, and one that shows what it would do. */
export const unknownSheet = 'Gateadresse;Sted;Leietaker\nArkgata 1;Larvik;Kari\nArkgata 2;Larvik;Ola\n'
export const knownSheet =
  'Tittel;Type;Adresse;Sted;Energimerke\nArk 3;Bolig;Arkgata 3;Larvik;H\nArk 4;Bolig;Arkgata 4;Larvik;B\n'

import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { sheetTexts as texts } from '../../sheet.words.ts'
import type { SheetImport } from '../../sheet-report.ts'

/** Gives the rows with errors back as a sheet. Nothing where there are none. */
export function FetchRefused({ sheet: { id, family, counts } }: { sheet: SheetImport }) {
  if (counts.refused === 0) return null
  return (
    <ButtonLink kind="quiet" href={`/api/ansatt/rader-med-feil.${family}?regneark=${id}`} download="">
      {texts.fetchRefused}
    </ButtonLink>
  )
}

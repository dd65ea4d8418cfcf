import { listOf } from '../../../../domain/text/list-of.ts'
import { useSite } from '../../../../ui/page/site-context.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { townMapOf } from '../../map/map-place.ts'
import { mapTexts } from './map.words.ts'

/** How much is drawn of these towns: a sketch, or nothing but what is marked. */
export function useSketchNote(towns: readonly string[]): string {
  const words = useWords(mapTexts)
  const { language } = useSite()
  const blank = towns.filter((town) => !townMapOf(town))
  return [
    ...(blank.length < towns.length ? [words.sketch] : []),
    ...(blank.length > 0 ? [words.notDrawn(listOf(blank, language))] : []),
  ].join(' ')
}

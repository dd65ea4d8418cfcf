import { Button } from '../../../../ui/kit/button.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import { filterBarWords } from './filter-bar.words.ts'
import * as styles from './filters.module.css'

/** The id of the form, for a button that submits it from outside. */
export const dayForm = 'innen'

/** Asks for a day that is not among the choices; the other filters are kept. */
export function DayForm({ search }: { search: string }) {
  const words = useWords(filterBarWords)
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'fra' && name !== 'side')
  return (
    <form id={dayForm} className={styles.day} noValidate>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="fra">{words.before}</label>
      <input id="fra" type="date" name="fra" required />
      <Button kind="quiet">{words.showDay}</Button>
    </form>
  )
}

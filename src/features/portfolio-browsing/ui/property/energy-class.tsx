import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './energy-class.module.css'
import { energyClassWords } from './energy-class.words.ts'

/** The energy label of a home, as a small sign. */
export function EnergyClassBadge({ value }: { value: string }) {
  const { energyClass } = useWords(energyClassWords)
  return (
    <span className={styles.root} data-class={value} title={`${energyClass} ${value}`}>
      <span className="visually-hidden">{`${energyClass} `}</span>
      {value}
    </span>
  )
}

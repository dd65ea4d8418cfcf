import { useWords } from '../../../../ui/page/use-words.ts'
import { energyClasses, energyClassOf } from '../../filters/energy-class.ts'
import * as styles from './energy-scale.module.css'
import { energyWords } from './energy-scale.words.ts'

/** The energy class of a property on its scale, and what it means. */
export function EnergyScale({ value }: { value: string | null }) {
  const words = useWords(energyWords)
  const energyClass = energyClassOf(value)
  if (!energyClass) return null
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <div className={styles.root} role="img" aria-label={words.scale(energyClass)}>
        {energyClasses.map((letter) => (
          <span key={letter} data-class={letter} data-own={letter === energyClass ? '' : undefined}>
            {letter}
          </span>
        ))}
      </div>
      <p className="measure">{words.explained}</p>
    </section>
  )
}

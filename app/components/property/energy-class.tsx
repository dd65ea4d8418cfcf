import * as styles from './energy-class.module.css'
/** The energy label of a home, as a small sign. */
export function EnergyClass({ value }: { value: string }) {
  return (
    <span className={styles.root} data-class={value} title={`Energiklasse ${value}`}>
      <span className="visually-hidden">Energiklasse </span>
      {value}
    </span>
  )
}

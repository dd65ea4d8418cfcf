import { classes } from '../../../../ui/kit/classes.ts'
import * as styles from './price.module.css'

interface PriceProps {
  className?: string | undefined
  /** «8 500 kr/mnd». */
  text: string
  /** A word before the price, such as «fra». */
  prefix?: string
}

/** A price. It wraps only before its unit, and only if the line is too short. */
export function Price({ text, prefix, className }: PriceProps) {
  return (
    <p className={classes(styles.root, className)}>
      {prefix && <small>{prefix} </small>}
      <span>{text.replace(/\u00a0kr/, ' kr')}</span>
    </p>
  )
}

import { classes } from '../ui/classes.ts'
import * as styles from './price.module.css'

interface PriceProps {
  className?: string | undefined
  /** «8 500 kr/mnd». */
  text: string
  /** What stands before it, such as «fra». */
  prefix?: string
}

/** A price that breaks before its unit at most, and only where there is no room for it. */
export function Price({ text, prefix, className }: PriceProps) {
  return (
    <p className={classes(styles.root, className)}>
      {prefix && <small>{prefix} </small>}
      <span>{text.replace(/\u00a0kr/, ' kr')}</span>
    </p>
  )
}

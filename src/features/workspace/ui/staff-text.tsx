import * as styles from './staff-text.module.css'

interface StaffTextProps {
  children: string
  /** `reply` to the sender, or an internal `note`. */
  kind?: 'reply' | 'note' | undefined
}

/** What a sender, a staff member or a mail says, in a box, with its line breaks. */
export function StaffText({ children, kind }: StaffTextProps) {
  return (
    <p className={styles.root} data-kind={kind}>
      {children}
    </p>
  )
}

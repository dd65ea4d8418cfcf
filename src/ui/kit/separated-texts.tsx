import * as styles from './separated-texts.module.css'

/** Texts beside each other with a dot between them, and below each other without one where the line is narrow. */
export function SeparatedTexts({ children }: { children: readonly string[] }) {
  return (
    <p className={`${styles.root} quiet`}>
      {children.filter(Boolean).map((text) => (
        <span key={text}>{text} </span>
      ))}
    </p>
  )
}

import { useRef } from 'react'
import { navigation } from '../../landlord/navigation.ts'
import { useSite } from '../site-context.ts'
import { useWords } from '../use-words.ts'
import * as styles from './menu.module.css'
import { menuTexts } from './menu.words.ts'
import { menuCategories } from './menu-categories.ts'
import { useMenu } from './use-menu.ts'

/**
 * The menu: a dropdown with side submenus where there is room, a full screen where there is not. Built on
 * `<details>`, so that it opens before any script has come, and without one.
 */
export function Menu() {
  const words = useWords(menuTexts)
  const { language } = useSite()
  const { headerLinks, menuPages } = useWords(navigation)
  const menu = useRef<HTMLDetailsElement>(null)
  useMenu(menu)
  return (
    <nav aria-label={words.label}>
      <details className={styles.root} ref={menu}>
        <summary className={styles.button}>
          <span className={styles.open}>{words.open}</span>
          <span className={styles.close}>{words.close}</span>
        </summary>
        <div className={styles.panel}>
          <ul className="plain">
            {headerLinks.map(({ label, href }) => (
              <li key={href} className={styles.shortcut}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {menuCategories(words, language).map(({ label, href, children }) => (
              <li key={href}>
                <details className={styles.group}>
                  <summary>{label}</summary>
                  <ul className="plain">
                    <li>
                      <a href={href}>{words.about(label)}</a>
                    </li>
                    {children.map((child) => (
                      <li key={child.label}>
                        <a href={child.href}>{child.label}</a>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
            {menuPages.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  )
}

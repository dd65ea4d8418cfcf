import { navigation } from '#landlord/navigation.ts'
import { useSite } from '../../ui/page/site-context.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { useWords } from '../../ui/page/use-words.ts'
import * as styles from './menu.module.css'
import { menuTexts } from './menu.words.ts'
import { menuCategories } from './menu-categories.ts'

/**
 * The menu: a dropdown with side submenus where there is room, a full screen where there is not. Built on
 * `<details>`, so that it opens before any script has come, and without one; `page-script/menu.ts` does the rest.
 */
export function Menu() {
  const words = useWords(menuTexts)
  const { language } = useSite()
  const { headerLinks, menuPages } = useWords(navigation)
  return (
    <nav aria-label={words.label}>
      <details className={styles.root} data-menu="">
        <summary className={styles.button}>
          <span className={styles.open}>{words.open}</span>
          <span className={styles.close}>{words.close}</span>
        </summary>
        <div className={styles.panel} data-menu-panel="">
          <ul className="plain">
            {headerLinks.map(({ label, href }) => (
              <li key={href} className={styles.shortcut}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
            {menuCategories(words, language).map(({ label, href, children }) => (
              <li key={href}>
                <details className={styles.group} data-menu-group="">
                  <summary>{label}</summary>
                  <ul className="plain">
                    <li>
                      <SiteLink href={href}>{words.about(label)}</SiteLink>
                    </li>
                    {children.map((child) => (
                      <li key={child.label}>
                        <SiteLink href={child.href}>{child.label}</SiteLink>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
            {menuPages.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  )
}

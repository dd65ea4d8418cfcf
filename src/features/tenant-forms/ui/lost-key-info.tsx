import { Panel } from '../../../ui/kit/panel.tsx'
import { useCopy } from '../../../ui/page/use-copy.ts'
import { lostKeyPage } from './lost-key-info.words.ts'

/** Information for tenants before they report a lost key. */
export function LostKeyInfo({ level }: { level: 2 | 3 }) {
  const page = useCopy(lostKeyPage)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Panel tone="stone">
      <Heading>{page.infoTitle}</Heading>
      <ul>
        {page.info.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  )
}

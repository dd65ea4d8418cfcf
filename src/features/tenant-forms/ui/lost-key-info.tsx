import { fillCopy } from '../../../domain/documents/fill-copy.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { useReplyTimes } from '../../../ui/page/use-reply-times.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { lostKeyPage } from './lost-key-info.words.ts'

/** Information for tenants before they report a lost key. */
export function LostKeyInfo({ level }: { level: 2 | 3 }) {
  // Not by `useCopy`: this stands on the page with most scripts, and needs one fact.
  const { lostKey } = useReplyTimes()
  const page = fillCopy(useWords(lostKeyPage), { 'svartid nøkkel': lostKey.words })
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

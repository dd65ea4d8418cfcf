import { useFound } from '../finder/use-found.ts'

/** The properties whose titles match a place that is typed, as suggestions of the browser. */
export function PlaceSuggestions({ id, typed }: { id: string; typed: string }) {
  const { found } = useFound(typed)
  return (
    <datalist id={id}>
      {found?.properties.map(({ href, title, note }) => (
        <option key={href} value={title} label={note} />
      ))}
    </datalist>
  )
}

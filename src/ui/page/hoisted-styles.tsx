/** Style rules by an ID of theirs. */
export type Styles = readonly (readonly [id: string, rules: string])[]

/** Styles that are in the HTML, since the security policy forbids adding them later. */
export function HoistedStyles({ styles }: { styles: Styles }) {
  return styles.map(([id, rules]) => (
    // React moves the style into the head, and would merge those of the same precedence.
    <style key={id} href={id} precedence={id} dangerouslySetInnerHTML={{ __html: rules }} />
  ))
}

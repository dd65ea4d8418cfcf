/** Says that data is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <p className="loading" role="status">
      {text}
    </p>
  )
}

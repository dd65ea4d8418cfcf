/** The value of a document as it was edited, or else its default. */
export function editedOrDefault<T extends object, K extends keyof T>(
  edited: Partial<T>,
  id: K,
  fallback: T[K],
): T[K] {
  return edited[id] ?? fallback
}

/**
 * What a category's page says. A category that the landlord does not offer says nothing, and its screen has no route.
 * @throws Error if the screen of such a category is loaded.
 */
export function offered<T>(page: T | null): T {
  if (page === null) throw new Error('The landlord does not offer this category.')
  return page
}

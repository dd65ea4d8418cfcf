/** The way to a page from the front page (schema.org BreadcrumbList); each step is its name and path. */
export function breadcrumbs(origin: string, steps: [name: string, path: string][]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

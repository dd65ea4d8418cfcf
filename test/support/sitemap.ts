/** The paths that the site's sitemap names, through its index; `read` gives what a path answers. */
export async function sitemapPaths(read: (path: string) => Promise<string>): Promise<string[]> {
  const files = pathsIn(await read('/sitemap.xml'))
  const named = await Promise.all(files.map(async (file) => pathsIn(await read(file))))
  return named.flat()
}

const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })

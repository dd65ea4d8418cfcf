/** Every page that search engines are shown, besides the properties' own. */
export const publicPaths = ['/', '/eiendommer', '/ledige-leiligheter'] as const

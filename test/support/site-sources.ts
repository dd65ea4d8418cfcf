/** What the site is built from and runs on, besides its landlord's folder: a copy of it has nothing that was built. */
export const siteSources = [
  'demo',
  'landlord-types',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'src',
  'tooling',
  'tsconfig.json',
  'vite.config.ts',
] as const

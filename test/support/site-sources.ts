/** What the site is built from and runs on, besides a landlord's folder: a copy of it has nothing that was built. */
export const siteSources = [
  'build-before-start.ts',
  'build-if-stale.ts',
  'build-server.ts',
  'build.ts',
  'demo',
  'landlord-types',
  'newest-source.mjs',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
] as const

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { asScript } from './src/bundling/as-script.ts'
import { buildTarget } from './src/bundling/oldest-browsers.ts'
import { className } from './src/ui/styles/class-name.ts'

/** What many pages need comes in few pieces, which compress better; what only some need comes with them. */
const sharedPieces = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /\/(?:src\/(?!forms\/)|landlord\/).*\.tsx?$/, minShareCount: 40 },
  { name: 'forms', test: /\/src\/(ui\/forms|forms)\/.*\.tsx?$/, minShareCount: 20 },
  {
    name: 'styles',
    test: /\/src\/(?:ui\/(?:kit|styles)|features\/(?:info-pages|portfolio-browsing)|site\/shell)\/.*\.css$/,
    minShareCount: 6,
  },
  { name: 'form-styles', test: /\/src\/ui\/forms\/.*\.css$/, minShareCount: 6 },
  { name: 'staff-styles', test: /\/(workspace|inbox|today|staff-shell)\/.*\.css$/, minShareCount: 2 },
]

export default defineConfig({
  plugins: [asScript(), reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: className } },
  publicDir: 'src/public',
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: sharedPieces } },
          // A class that is written in its place takes its style sheet out of the build.
          optimization: { inlineConst: false },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/handler.ts' } } },
  },
  // The service worker stores what the manifest says of a page (`src/features/today/service-worker/build-worker.ts`).
  build: { target: buildTarget, assetsInlineLimit: 0, manifest: true },
})

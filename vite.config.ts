import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { asScript } from './src/bundling/as-script.ts'
import { buildTarget } from './src/bundling/oldest-browsers.ts'
import { sharedPieces } from './src/bundling/shared-pieces.ts'
import { className } from './src/ui/styles/class-name.ts'

export default defineConfig({
  plugins: [asScript(), reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: className } },
  publicDir: 'src/generated/public',
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

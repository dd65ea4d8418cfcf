import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { asScript } from './src/bundling/as-script.ts'
import { buildTarget } from './src/bundling/oldest-browsers.ts'
import { className } from './src/ui/styles/class-name.ts'

/** What is loaded together comes in one piece: it compresses better, and the list of pieces, which every page loads, is shorter. Earlier ones take first. */
const sharedPieces = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'every-page',
    test: /\/src\/(root\.tsx|entry\.client\.tsx|ui\/(page|data)\/(?!.*-art|use-(copy|reply-times))|ui\/kit\/(card|picture|tag|loading|empty|phone|no-break|class)|domain\/(portfolio\/property\.ts|format\/|time\/calendar))|preload-helper/,
  },
  {
    name: 'forms',
    test: /\/src\/(ui\/forms|forms\/(?!kinds\/(staff|template)))\/.*\.tsx?$/,
    minShareCount: 6,
  },
  { name: 'kinds', test: /\/src\/forms\/(?!kinds\/(staff|template)).*\.tsx?$/, minShareCount: 4 },
  {
    name: 'home-cards',
    test: /\/src\/.*\/(heart|no-picture|energy-class|availability|property-card)(\.module|\.words)?\.(tsx?|css)$/,
    minShareCount: 3,
  },
  {
    name: 'staff',
    test: /\/src\/(features\/(workspace|staff-notices|portfolio-editing|inbox|today|accounts|team|text-editing|privacy|overview)|site\/(staff-shell|pages)|forms\/kinds\/staff)\/.*\.(tsx?|css)$/,
    minShareCount: 3,
  },
  {
    name: 'styles',
    test: /\/src\/(?:ui\/(?:kit|styles)|features\/(?:info-pages|portfolio-browsing)|site\/shell)\/.*\.css$/,
    minShareCount: 6,
  },
]

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

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * Our own modules that nearly every public page needs: in one piece they take half the bytes. Not the entry: it starts
 * the application as it is evaluated, which has to wait for the modules of the page (`app/takeover/start-late.ts`).
 */
const onEveryPage = [
  'app/root',
  'app/site-context',
  'app/data/(page-data|queries|loaded)',
  'app/components/(seo|error-page|not-found-page|empty|loading|failure-reference|picture-image)',
  'app/components/property/(availability|energy-class|no-picture|property-card)',
  'app/use-hydrated',
  '(content/property-card|landlord/(company|categories))',
  'domain/(categories|property|picture|norwegian-numbers)',
]

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'app/public',
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // The names of all pieces stand in the manifest that every page loads: as short as the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            // What every page needs comes in one piece: it compresses better, and is asked for once. What only
            // some need comes with them.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](?!@tanstack|@navikt)/ },
                { name: 'site', test: new RegExp(`/(${onEveryPage.join('|')})\\.tsx?$`) },
                // What forms and other pages write alike.
                { name: 'formats', test: /domain[\\/](calendar|format|phone-links)\.ts$/ },
                // What every page with a form needs.
                {
                  name: 'form-view',
                  test: /app[\\/]forms[\\/](form-view|form-route|sent-panel)\.tsx?$|forms[\\/]kinds[\\/](?!fodselsnummer|staff)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/handler.ts' } } },
  },
  build: { target: 'esnext', assetsInlineLimit: 0 },
})

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileHints } from './app/compile-hints.ts'
import { buildTarget } from './app/oldest-browsers.ts'
import { reactAsModules } from './app/react-as-modules.ts'
import { className } from './app/styles/class-name.ts'
import { inlineScale } from './app/styles/inline-scale.ts'
import { inlinedOnce } from './app/styles/inlined-once.ts'
import { moduleStyles } from './app/styles/module-styles.ts'
import { asScript } from './app/takeover/as-script.ts'
import { withoutInstrumentation } from './app/without-instrumentation.ts'

/**
 * Our own modules that nearly every public page needs: in one piece they take half the bytes. Not the entry: it starts
 * the application as it is evaluated, which has to wait for the modules of the page (`app/takeover/start-late.ts`).
 */
const onEveryPage = [
  'app/root',
  'app/site-context',
  'app/data/(page-data|property-list-path|loaded|read-ahead|fetch-json)',
  'app/components/(seo|error-page|not-found-page|page.words|empty|loading|failure-reference|picture-image)',
  'app/components/property/(availability|energy-class|energy-class.words|no-picture|property-card|property-card.words)',
  'app/components/ui/card',
  'app/use-hydrated',
  'app/forms/(load-document|dialog-entry)',
  'landlord/(company|categories)',
  'app/(alerts/alert-link|favourites/heart.words)',
  'app/components/(property-list.words|filters/(list-head-island|list-head-on-server|shown-list))',
  'app/takeover/(drawn|first-act|late-code)',
  'app/components/map/(lazy-part|map-part|maps-on-server)',
  'domain/(categories|picture|norwegian-number-formats)',
]

/**
 * The style sheets that are inlined in every page: the global ones, and those of what many pages show first. The root
 * imports all of them; the others come with the pages that use them.
 */
const inlinedStyles = [
  'app/styles/index',
  'app/components/(banner|empty|loading|menu|picture|site-footer|site-header)\\.module',
  'app/components/property/(availability|energy-class|no-picture|property-card|property-grid)\\.module',
  'app/components/ui/(button|card)\\.module',
  'app/toasts/toast-region\\.module',
]

/** What several pages have besides: each page asks for one such style sheet, and for its own. */
const sharedStyles = {
  'category-styles': /app\/components\/categories\/(price|vacant-count|way-on)\.module\.css/,
  'info-styles':
    /app\/(components\/info\/(blocks|page-head|prose)|routes\/(rense-sluket|solo-service))\.module\.css/,
  'rules-styles':
    /app\/(components\/(checklist\/checklist|rule-sections)|routes\/(husordensregler|sjekkliste-flyttevask))\.module\.css/,
  'list-styles':
    /app\/(components\/(filters\/[\w-]+|property\/(category-filter|property-pages))|favourites\/heart|routes\/eiendommer)\.module\.css/,
  'property-styles': /app\/components\/(property\/[\w-]+\.module|map\/map-canvas)\.css/,
  'field-styles': /app\/components\/ui\/field\.module\.css/,
  'form-styles': /app\/forms\/(form|privacy-notice|controls\/advised-choices)\.module\.css/,
  // What a form has only once something is typed or sent, and what few forms have.
  'form-parts-styles':
    /app\/(components\/(chosen-photo|ui\/(alert-box|link-button|panel))|forms\/(?!type-choice)[\w-]+|toasts\/toast-card)\.module\.css/,
  'case-styles': /app\/cases\/[\w-]+\.module\.css/,
  'sign-in-styles': /app\/staff\/(enroll-app|sign-in-frame)\.module\.css/,
  'oversight-styles':
    /app\/staff\/(audit-filter|bar-chart|held-mail|overview|technical-message)\.module\.css/,
  'portfolio-styles': /app\/staff\/portfolio\/[\w-]+\.module\.css/,
  'inbox-styles': /app\/staff\/(case-status|inbox\/[\w-]+)\.module\.css/,
  'staff-case-styles': /app\/staff\/case\/[\w-]+\.module\.css/,
  'staff-styles': /app\/(styles\/staff-layout|staff\/(actions\/)?[\w-]+\.module)\.css/,
}

const assetFileNames = 'assets/[name]-[hash:7][extname]'

export default defineConfig({
  plugins: [
    moduleStyles(),
    asScript(),
    withoutInstrumentation(),
    reactAsModules(),
    reactRouter(),
    inlinedOnce(),
    compileHints(),
  ],
  css: {
    postcss: { plugins: [inlineScale()] },
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: className },
  },
  publicDir: 'app/public',
  environments: {
    client: {
      build: {
        // What every page has loaded need not be named where a part is loaded later.
        modulePreload: {
          resolveDependencies: (_, files) =>
            files.filter((file) => !/(framework|rolldown-runtime|site)-/.test(file)),
        },
        rollupOptions: {
          // React reads what a scheduler may lack (`importIsUndefined`).
          checks: { importIsUndefined: false, pluginTimings: false },
          // Classes of style sheets stand in the components themselves (`app/styles/module-styles.ts`).
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // The names of all pieces stand in the manifest that every page loads: as short as the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            // What every page needs comes in one piece: it compresses better, and is asked for once. What only
            // some need comes with them.
            codeSplitting: {
              groups: [
                { name: 'inlined', test: new RegExp(`/(${inlinedStyles.join('|')})\\.css`) },
                ...Object.entries(sharedStyles).map(([name, test]) => ({ name, test })),
                {
                  name: 'framework',
                  test: /node_modules[\\/](?!@tanstack|@navikt|leaflet)/,
                },
                { name: 'site', test: new RegExp(`/(${onEveryPage.join('|')})\\.tsx?$`) },
                // Small pieces that the pages of categories, of properties, of forms and those that only tell share.
                {
                  name: 'page-parts',
                  test: /(app[\\/](site-art|components[\\/](phone-text|categories[\\/](price|vacant-count|way-on)|info[\\/](head-words|item-lists|page-head))|data[\\/]vacancies-query)|domain[\\/](calendar|format|phone-links|property)|landlord[\\/]promises)\.tsx?$/,
                },
                // Small things that the page of a property shares with one or two others.
                {
                  name: 'property-parts',
                  test: /(app[\\/]components[\\/](facts|property[\\/]terms\.words)|domain[\\/](deposit\.words|gallery|interest|slug))\.tsx?$/,
                },
                // The guide to a storage room has fields, and no form.
                { name: 'field', test: /app[\\/]components[\\/]ui[\\/]field\.tsx$/ },
                // What every page with a form needs; the kinds that few forms ask for come with those.
                {
                  name: 'form-view',
                  test: /app[\\/]forms[\\/](form-view|sent-panel|condition-styles)\.tsx?$|forms[\\/](about|shared-fields|within)\.ts$|forms[\\/]kinds[\\/](?!fodselsnummer|money|org-number|staff)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: './app/handler.ts',
          // What a browser loads late, the server has from the start.
          checks: { ineffectiveDynamicImport: false, pluginTimings: false },
          // The server and the browser have one name for a style sheet that is asked for by its address.
          output: { assetFileNames },
        },
      },
    },
  },
  build: { target: buildTarget, assetsInlineLimit: 0 },
})

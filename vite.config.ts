import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'app/public',
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page needs comes in one piece: it compresses better, and is asked for once. What only
            // some need comes with them.
            codeSplitting: {
              groups: [{ name: 'framework', test: /node_modules[\\/](?!@tanstack|@navikt)/ }],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/handler.ts' } } },
  },
  build: { target: 'esnext', assetsInlineLimit: 0 },
})

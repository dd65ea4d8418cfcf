import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'app/public',
  environments: {
    ssr: { build: { rollupOptions: { input: './app/handler.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})

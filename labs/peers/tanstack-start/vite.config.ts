import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

// Start's own `prerender` writes files that this server does not know of (TanStack/router issue 7473).
const routes = ['/eiendommer', `/eiendommer/${process.env.PEERS_PROPERTY}`]

export default defineConfig({
  plugins: [tanstackStart(), viteReact(), nitro({ prerender: { routes } })],
})

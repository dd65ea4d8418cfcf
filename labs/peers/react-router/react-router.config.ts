import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  prerender: ['/eiendommer', `/eiendommer/${process.env.PEERS_PROPERTY}`],
} satisfies Config

import type { NextConfig } from 'next'

const config: NextConfig = {
  // The product's own lock file lies above.
  turbopack: { root: import.meta.dirname },
}

export default config

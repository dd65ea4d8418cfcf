# The site in one image, with a PostgreSQL of its own for those who set no DATABASE_URL. Debian, not Alpine: sharp and the
# embedded PostgreSQL are built for glibc. Pin the base by digest in your registry: --build-arg NODE_IMAGE=…@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The commit that /metrics names: --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT
# What runs has packages of its own.
RUN npm run build && rm -rf node_modules

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The base image has Node: its package is left out.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node node_modules/.bin/node
COPY tooling/sbom.ts ./tooling/
RUN npm run sbom --silent > sbom.cdx.json

FROM ${NODE_IMAGE} AS site
LABEL org.opencontainers.image.title="Husvær" \
      org.opencontainers.image.description="Website and self-service for a Norwegian landlord"
WORKDIR /app
COPY --from=packages /app/ ./
COPY --from=build /app/ ./
# Compiled modules are kept in the image: its file system may be read-only.
RUN NODE_COMPILE_CACHE=/app/build/compile-cache node src/cli.ts --help
# The server refuses this port once it is loaded.
RUN PORT=none NODE_COMPILE_CACHE=/app/build/compile-cache node src/start.mjs || true

# PostgreSQL wants a name for the user that it runs as.
RUN groupadd --gid 10001 husvaer \
 && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin husvaer \
 && install --directory --owner=husvaer --group=husvaer --mode=0711 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/start.mjs"]

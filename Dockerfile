# One image runs at any address; NEXTAUTH_URL and NEXTAUTH_SECRET are given to the container:
#   docker build -t aurea .
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json ./
COPY scripts/postinstall.mjs scripts/
COPY scripts/node scripts/node
COPY scripts/support/install.mjs scripts/support/node.mjs scripts/support/root.mjs scripts/support/run.mjs scripts/support/
# npm ci, and a note that this lockfile is installed.
RUN node -e 'import("./scripts/support/install.mjs").then((m) => m.installOnSupportedNode())'
COPY . .
RUN npm run build
# Without --no-save it would touch the lockfile, and the start would take that for a new one.
RUN npm prune --omit=dev --no-save && rm -rf .next/cache

FROM base
COPY --from=build /app /app
# The code belongs to root; the site writes to its volume, to Next's cache, and to what it keeps of compressed pages. The
# latter two can go at any time.
RUN mkdir -p .data .next/cache && chown -R node:node .data .next/cache .next/prepared
USER node
ENV HOST=0.0.0.0 PORT=3000
VOLUME /app/.data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=40s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "scripts/start.mjs"]

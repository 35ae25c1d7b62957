# One image runs at any address; NEXTAUTH_URL and NEXTAUTH_SECRET are given to the container:
#   docker build -t aurea .
FROM node:24-trixie-slim AS base
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json ./
COPY scripts/postinstall.mjs scripts/
COPY scripts/node scripts/node
COPY scripts/support/install.mjs scripts/support/node.mjs scripts/support/root.mjs scripts/support/run.mjs scripts/support/
# Runs npm ci and records the lockfile, so that a start does not install again.
RUN node -e 'import("./scripts/support/install.mjs").then((m) => m.installOnSupportedNode())'
COPY . .
RUN npm run build && rm -rf .next/cache
# Removes packages that are only needed for building. --no-save leaves the lockfile unchanged; the native parts of
# esbuild, sharp and argon2 are optional packages too, so they are copied back.
RUN mkdir /platform && cp -a --parents node_modules/@esbuild node_modules/@img node_modules/@node-rs /platform \
  && npm prune --omit=dev --omit=optional --no-save && cp -a /platform/. . \
  # Removes source maps, types, documents, and files for other databases and platforms.
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -name '*.md' \) -delete \
  && find node_modules/@prisma/client/runtime -regex '.*\.\(cockroachdb\|mysql\|sqlserver\)\..*' -delete \
  && find node_modules/better-sqlite3/prebuilds -type f ! -name "$(node -p 'process.platform + "-" + process.arch').node" -delete \
  # A checkout made under umask 027 or 077 has files that only root could read in the image.
  && chmod -R a+rX .

FROM base AS postgresql
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client

FROM base
# PostgreSQL's client programs, version 17, for backups, with the certificate authorities that sslmode=verify-full needs.
# Debian's package of the programs would add Perl.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates libpq5 libreadline8t64 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
COPY --from=postgresql /usr/lib/postgresql/17/bin/pg_dump /usr/lib/postgresql/17/bin/pg_restore /usr/lib/postgresql/17/bin/psql /usr/local/bin/
COPY --from=build /app /app
# The code belongs to root; the site writes to its volume only.
RUN mkdir .data && chown node:node .data
USER node
ENV HOST=0.0.0.0 PORT=3000
VOLUME /app/.data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=40s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "scripts/start.mjs"]

# The site's address and outward links are in its pages, so that they belong to the image:
#   docker build --build-arg NEXTAUTH_URL=https://example.org -t aurea .
FROM node:24-bookworm-slim AS base
WORKDIR /app
ARG NEXTAUTH_URL
ARG LINK_PRIVACY
ARG LINK_TERMS
ARG LINK_BOOKING
ARG LINK_PODCAST_SPOTIFY
ARG LINK_PODCAST_APPLE
ARG PODCAST_PLAYER_SCRIPT
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXTAUTH_URL=$NEXTAUTH_URL LINK_PRIVACY=$LINK_PRIVACY \
    LINK_TERMS=$LINK_TERMS LINK_BOOKING=$LINK_BOOKING LINK_PODCAST_SPOTIFY=$LINK_PODCAST_SPOTIFY \
    LINK_PODCAST_APPLE=$LINK_PODCAST_APPLE PODCAST_PLAYER_SCRIPT=$PODCAST_PLAYER_SCRIPT

FROM base AS build
RUN test -n "$NEXTAUTH_URL" || { echo "give the site's address: --build-arg NEXTAUTH_URL=https://…" && exit 1; }
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
# The code belongs to root; the site writes to its volume, and to Next's cache, which can go at any time.
RUN mkdir -p .data .next/cache && chown node:node .data .next/cache
USER node
ENV HOST=0.0.0.0 PORT=3000
VOLUME /app/.data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=40s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]

# The table server. docs/hosting.md tells how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Not `npm ci`: it rejects a lock file that lacks some other platform's optional binary.
RUN npm install --no-audit --no-fund \
 && node node_modules/typescript/bin/tsc -b packages/cli \
 && node node_modules/vite/bin/vite.js build --config packages/web/vite.config.ts \
 && npm prune --omit=dev --no-audit --no-fund \
 && rm -rf bench checks

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4600
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/warmoot.mjs", "serve", "--log"]

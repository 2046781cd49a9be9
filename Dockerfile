# The local host in a container: see docs/self-hosting.md. Builds for amd64 and arm64.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run tool package -- creature-house
WORKDIR /app
RUN npm init --yes && npm install --omit=dev --ignore-scripts --install-links --no-audit --no-fund /source/dist/package/creature-house

FROM node:24-bookworm-slim
COPY --from=build /app/node_modules /app/node_modules
# A new volume takes over the owner of this folder. Nothing else is written, so the root file system may be read-only.
RUN install --directory --owner=node --group=node --mode=0700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
USER 1000
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/node_modules/creature-house/program/index.js"]

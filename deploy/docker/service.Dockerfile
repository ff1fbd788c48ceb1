# One image file for every Node program: `docker build -f deploy/docker/service.Dockerfile --build-arg WORKSPACE=services/auth .`
# WORKSPACE is a folder with src/main.ts: services/<name>, gateway, deploy/sandbox.
FROM node:20-bookworm-slim AS build
ARG WORKSPACE
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund \
 && cd "$WORKSPACE" && node "/app/deploy/local/src/build-node.mjs" \
 && cd /app && npm prune --omit=dev --workspaces --include-workspace-root --no-audit --no-fund

FROM node:20-bookworm-slim
ARG WORKSPACE
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/${WORKSPACE}/dist ./dist
COPY --chown=root:root deploy/docker/health.mjs ./
USER node
HEALTHCHECK --interval=5s --timeout=2s --retries=6 CMD ["node", "health.mjs"]
CMD ["node", "dist/main.js"]

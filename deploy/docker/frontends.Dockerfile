# The pages: the web process with the built shell and remotes. FRONTENDS names what is in the image, so that a team
# can ship an image with its own remote alone; REMOTES_FILE then tells another web process where it is.
FROM node:20-bookworm-slim AS build
ARG FRONTENDS="shell marketing booking dashboard floor-plan billing"
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund \
 && for name in $FRONTENDS; do npm run build -w "frontends/$name" || exit 1; mkdir -p "/out/$name" && cp -r "frontends/$name/dist" "/out/$name/dist"; done \
 && npm run build -w frontends/federation \
 && npm prune --omit=dev --workspaces --include-workspace-root --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 FRONTENDS_DIST=/app/frontends
WORKDIR /app
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/frontends/federation/dist ./dist
COPY --from=build --chown=root:root /out ./frontends
COPY --chown=root:root deploy/docker/health.mjs ./
USER node
HEALTHCHECK --interval=5s --timeout=2s --retries=6 CMD ["node", "health.mjs"]
CMD ["node", "dist/main.js"]

# One image file for every Node program: `docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=auth .`
# SERVICE is the name of a workspace with src/main.ts, without @tablewell/: a service, gateway or sandbox. The image has
# Node, one bundle and the few packages that cannot be bundled: no npm, no shell, no write permissions.
ARG NODE=24

FROM node:${NODE}-trixie-slim AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && find . -name package.json | xargs cp --parents -t /manifests package-lock.json .npmrc

# The first steps are those of frontends.Dockerfile: one layer for all images, rebuilt when a package changes.
FROM node:${NODE}-trixie-slim AS installed
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm install --omit=dev --no-save --no-audit --no-fund

FROM installed AS build
COPY . .
ARG SERVICE
RUN cd "node_modules/@tablewell/$SERVICE" \
 && node /app/deploy/local/src/build-node.mjs \
 && node /app/deploy/docker/collect.mjs /out

FROM gcr.io/distroless/nodejs${NODE}-debian13
ARG SERVICE
LABEL org.opencontainers.image.title="tablewell-${SERVICE}" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=16"
WORKDIR /app
COPY --from=build --chown=0:0 /out ./
COPY --chown=0:0 deploy/docker/health.mjs ./
USER 65532:65532
# Often during the start, rarely afterwards: each check starts a Node process.
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --start-interval=1s --retries=3 CMD ["/nodejs/bin/node", "health.mjs"]
CMD ["dist/main.js"]

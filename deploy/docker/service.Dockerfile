# syntax=docker/dockerfile:1
# One image file for every Node program: `docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=auth .`
# SERVICE is what follows @tablewell/ in the name of a workspace with src/main.ts: a service, gateway or sandbox.
# What runs has Node, one bundle and the few packages that no bundle can hold: no npm, no shell, no right to write.
ARG NODE=20

# The first steps are those of frontends.Dockerfile: one layer for all images.
FROM node:${NODE}-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm install --no-save --no-audit --no-fund
ARG SERVICE
RUN cd "node_modules/@tablewell/$SERVICE" \
 && node /app/deploy/local/src/build-node.mjs \
 && node /app/deploy/docker/collect.mjs /out

FROM gcr.io/distroless/nodejs${NODE}-debian12
ARG SERVICE
LABEL org.opencontainers.image.title="tablewell-${SERVICE}" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=16"
WORKDIR /app
COPY --from=build --chown=0:0 /out ./
COPY --chown=0:0 deploy/docker/health.mjs ./
USER 65532:65532
HEALTHCHECK --interval=5s --timeout=2s --start-period=60s --retries=6 CMD ["/nodejs/bin/node", "health.mjs"]
CMD ["dist/main.js"]

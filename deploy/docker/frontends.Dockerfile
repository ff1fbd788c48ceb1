# syntax=docker/dockerfile:1
# The pages: the web process with built frontends. FRONTENDS names which are in the image: all of them, the shell
# alone, or one remote, so that a team ships its own (`--build-arg FRONTENDS=billing`).
ARG NODE=20

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm install --no-save --no-audit --no-fund
ARG FRONTENDS="shell marketing booking dashboard floor-plan billing"
RUN mkdir /registry && for name in $FRONTENDS; do \
      npm run build -w "frontends/$name" && mkdir -p "/out/frontends/$name" && mv "frontends/$name/dist" "/out/frontends/$name/" || exit 1; \
    done \
 && npm run build -w frontends/federation && mv frontends/federation/dist /out/

FROM gcr.io/distroless/nodejs${NODE}-debian12
LABEL org.opencontainers.image.title="tablewell-web" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 NODE_OPTIONS="--max-old-space-size=128 --max-semi-space-size=8" PORT=8080 FRONTENDS_DIST=/app/frontends
WORKDIR /app
COPY --from=build --chown=0:0 /out ./
COPY --chown=0:0 deploy/docker/health.mjs ./
# Where a volume for the registry of remotes goes (`REMOTES_FILE`): a new one takes its owner from here.
COPY --from=build --chown=65532:65532 /registry /registry
USER 65532:65532
# An image with one remote alone has no page of its own to be ready with: that it lives is what counts.
HEALTHCHECK --interval=5s --timeout=2s --start-period=10s --retries=6 CMD ["/nodejs/bin/node", "health.mjs", "/healthz"]
CMD ["dist/main.js"]

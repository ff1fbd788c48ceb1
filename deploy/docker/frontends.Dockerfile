# The pages: the web process with built frontends. FRONTENDS names which are in the image: all of them, the shell
# with the script for other sites (`shell embed`), or one remote, so that a team ships its own (`--build-arg FRONTENDS=billing`). The files of earlier releases go
# along: `--build-context earlier=docker-image://ghcr.io/<owner>/tablewell/web-billing:released`.
ARG NODE=24

FROM node:${NODE}-trixie-slim AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && find . -name package.json | xargs cp --parents -t /manifests package-lock.json .npmrc

# The first steps are those of service.Dockerfile: one layer for all images, rebuilt when a package changes.
FROM node:${NODE}-trixie-slim AS installed
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm install --omit=dev --no-save --no-audit --no-fund

# The files of earlier releases: a previous image, or nothing.
FROM scratch AS earlier

FROM installed AS build
COPY . .
ARG FRONTENDS="shell embed marketing booking dashboard floor-plan billing"
RUN --mount=type=bind,from=earlier,target=/earlier \
    mkdir /registry && for name in $FRONTENDS; do \
      npm run build -w "frontends/$name" \
      && node deploy/docker/keep-releases.mjs "frontends/$name" "/earlier/app/frontends/$name/dist" \
      && mkdir -p "/out/frontends/$name" && mv "frontends/$name/dist" "/out/frontends/$name/" || exit 1; \
    done \
 && npm run build -w frontends/federation && mv frontends/federation/dist /out/

FROM gcr.io/distroless/nodejs${NODE}-debian13
LABEL org.opencontainers.image.title="tablewell-web" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 NODE_OPTIONS="--max-old-space-size=128 --max-semi-space-size=8" PORT=8080 FRONTENDS_DIST=/app/frontends
WORKDIR /app
COPY --from=build --chown=0:0 /out ./
COPY --chown=0:0 deploy/docker/health.mjs ./
# The mount point of a volume for the registry of remotes (`REMOTES_FILE`): a new volume takes its owner from here.
COPY --from=build --chown=65532:65532 /registry /registry
USER 65532:65532
# An image with only one remote has no page of its own that could be ready: that it is alive is sufficient.
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --start-interval=1s --retries=3 CMD ["/nodejs/bin/node", "health.mjs", "/healthz"]
CMD ["dist/main.js"]

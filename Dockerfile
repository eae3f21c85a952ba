# The browser's half, the program around it, and an image that holds nothing else.
FROM node:20-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-progress
COPY web ./
RUN npm run build

FROM golang:1.26-bookworm AS server
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY cmd cmd
COPY internal internal
COPY web web
COPY --from=web /src/web/dist web/dist
ARG VERSION=dev
# timetzdata: the image has no time zones of its own.
RUN CGO_ENABLED=0 go build -trimpath -tags timetzdata \
      -ldflags "-s -w -X myspace/internal/app.Version=${VERSION}" -o /root-of-image/myspace ./cmd/myspace \
 && install -d -m 1777 /root-of-image/tmp \
 && install -d -m 0755 /root-of-image/etc/ssl/certs \
 && cp /etc/ssl/certs/ca-certificates.crt /root-of-image/etc/ssl/certs/ \
 && install -d -m 0700 -o 65532 -g 65532 /root-of-image/data

# A second target with what makes light forms of recordings: docker build --target with-ffmpeg.
FROM debian:bookworm-slim AS with-ffmpeg
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg ca-certificates && rm -rf /var/lib/apt/lists/*
COPY --from=server /root-of-image /
USER 65532:65532
ENV MYSPACE_ADDR=0.0.0.0:8080 MYSPACE_DATA=/data MYSPACE_LOG_FORMAT=json
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
ENTRYPOINT ["/myspace"]
CMD ["serve"]

FROM scratch
COPY --from=server /root-of-image /
USER 65532:65532
ENV MYSPACE_ADDR=0.0.0.0:8080 MYSPACE_DATA=/data MYSPACE_LOG_FORMAT=json
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# No HEALTHCHECK: ask GET /healthz (it lives) and GET /readyz (send it requests) from outside.
ENTRYPOINT ["/myspace"]
CMD ["serve"]

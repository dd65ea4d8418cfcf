#!/usr/bin/env bash
# Builds the unchanged Dockerfile without Docker and without a registry of images, runs it unprivileged on a read-only file
# system, and asks it for a page. By hand, as root, on Debian: apt-get install buildah crun mmdebstrap. Takes some minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
export STORAGE_DRIVER=vfs
buildah() { command buildah --root "$work/images" --runroot "$work/run" "$@"; }
policy="--signature-policy=$work/policy.json"
trap 'command buildah --root "$work/images" --runroot "$work/run" rm --all >/dev/null 2>&1 || true; rm -rf "$work"' EXIT

node_version=$(node -p "require('./package.json').dependencies.node")
base=localhost/node:$node_version
echo '{ "default": [{ "type": "insecureAcceptAnything" }] }' > "$work/policy.json"

echo "The base image: Debian, Node $node_version, npm"
[ -n "${ROOTFS:-}" ] || mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "${ROOTFS:=$work/rootfs.tar}"
container=$(buildah from $policy scratch)
buildah add --quiet "$container" "$ROOTFS" / >/dev/null
buildah copy --quiet "$container" "$(realpath node_modules/node/bin/node)" /usr/local/bin/node >/dev/null
buildah copy --quiet "$container" "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" /usr/local/lib/node_modules/npm >/dev/null
buildah run --isolation chroot "$container" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
# The registry may be reached by way of a proxy with a certificate of its own.
buildah copy --quiet "$container" "${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" /usr/local/share/ca.crt >/dev/null
buildah config --env NODE_EXTRA_CA_CERTS=/usr/local/share/ca.crt "$container"
buildah commit $policy --quiet --rm "$container" "$base" >/dev/null

echo 'The image'
buildah bud $policy --isolation chroot --pull-never --layers=false --format docker --tag husvaer --build-arg "NODE_IMAGE=$base" .
buildah inspect --type image --format '{{.OCIv1.Config.User}} {{.OCIv1.Config.Cmd}} {{.Docker.Config.Healthcheck.Test}}' husvaer

echo 'The site'
site=$(buildah from $policy --pull-never husvaer)
buildah run --isolation chroot --env PORT="${TEST_PORT:-4399}" "$site" -- node server/start.mjs > "$work/site.log" 2>&1 &
url=http://127.0.0.1:${TEST_PORT:-4399}
failed() { echo "FAILED: $1"; cat "$work/site.log"; kill %1; wait %1; exit 1; }
for _ in $(seq 240); do
  curl --silent --fail "$url/healthz" && break
  kill -0 %1 2>/dev/null || break
  sleep 0.5
done
echo
page=$(curl --silent --fail "$url/eiendommer") || failed 'no page'
[[ $page == *'<h1'* ]] || failed 'no heading'
[ "$(buildah run --isolation chroot "$site" -- node -p 'process.getuid()')" = 10001 ] || failed 'privileges'
kill %1
wait %1 || true
echo 'The image runs.'

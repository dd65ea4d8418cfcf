#!/usr/bin/env bash
# Builds the unchanged Dockerfile without Docker and without a registry of images, runs it unprivileged, asks it for a page, makes
# a backup and restores it; then runs the services of compose.yaml (compose.sh). By hand, as root, on Debian, some minutes:
#   apt-get install buildah runc mmdebstrap podman docker-compose netavark aardvark-dns
set -euo pipefail
cd "$(dirname "$0")/../.."
for program in buildah runc mmdebstrap podman docker-compose; do
  command -v "$program" >/dev/null || { echo "$program is missing: see the head of $0"; exit 1; }
done
work=$(mktemp -d)
export STORAGE_DRIVER=overlay
buildah() { command buildah --root "$work/images" --runroot "$work/run" "$@"; }
policy="--signature-policy=$work/policy.json"
remove() {
  buildah rm --all >/dev/null 2>&1 || true
  # The image store mounts its own folder.
  umount -l "$work/images/overlay" 2>/dev/null || true
  rm -rf "$work"
}
trap remove EXIT

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
port=${TEST_PORT:-4399}
url=http://127.0.0.1:$port
in_image() { buildah run --isolation chroot --env BACKUP_PASSPHRASE='bare for denne prøven' "$site" -- "$@"; }
# In a process group of its own: what buildah starts does not end with it.
set -m
(in_image env PORT="$port" node src/start.mjs) > "$work/site.log" 2>&1 &
group=$!
set +m
stop() { kill -TERM -- "-$group" 2>/dev/null && wait "$group" || true; }
trap 'stop; remove' EXIT
failed() { echo "FAILED: $1"; cat "$work/site.log"; exit 1; }

for _ in $(seq 240); do
  curl --silent --fail "$url/healthz" && break
  kill -0 "$group" 2>/dev/null || failed 'no start'
  sleep 0.5
done
echo
page=$(curl --silent --fail "$url/eiendommer") || failed 'no page'
[[ $page == *'<h1'* ]] || failed 'no heading'
[ "$(in_image node -p 'process.getuid()')" = 10001 ] || failed 'privileges'
[ "$(in_image du -sm node_modules | cut -f1)" -le 280 ] || failed 'packages of more than 280 MB'
# compose.yaml mounts the file system of the image read-only: nothing outside /data and /tmp is written.
written=$(in_image find / -xdev -newer /app/sbom.cdx.json -user 10001 -not -path '/data/*' -not -path '/tmp/*' -not -path '/proc/*' 2>/dev/null | grep -v '^/data$' || true)
[ -z "$written" ] || failed "written: $written"
in_image node src/cli.ts backups /data/backups || failed 'no backup'
in_image node src/cli.ts restore-drill /data/backups || failed 'no restore'

stop
curl --silent --max-time 2 "$url/healthz" && failed 'not stopped'
echo 'The image runs, is backed up and stops.'
trap remove EXIT
buildah rm --all >/dev/null
bash test/container/compose.sh "$work" "$base"

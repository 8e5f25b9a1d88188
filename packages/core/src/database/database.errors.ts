import { declareErrors } from '../errors/declare-errors.ts';

/** Failures of the bundled database; read by the operator in the terminal. */
export const databaseErrors = declareErrors('database', {
  inUse: {
    status: 409,
    message:
      'A server (process {pid}) already uses the data directory {dataDir}, and one data directory serves one server. Stop that server first, or give this one a directory of its own with DATA_DIR.',
  },
  platform: {
    status: 500,
    message:
      'The embedded database does not run on {platform}, because it is reached through a private Unix socket. Set DATABASE_URL to a PostgreSQL of your own.',
  },
  noBinaries: {
    status: 500,
    message:
      'No PostgreSQL {minimum} or newer was found (looked in {places}). Install it (Debian, Ubuntu: apt install postgresql; Fedora: dnf install postgresql-server; macOS: brew install postgresql), or run npm install again without --omit=optional so that {package} comes along, or set DATABASE_URL to a PostgreSQL of your own.',
  },
  wrongVersion: {
    status: 500,
    message:
      'The database in {cluster} was made by PostgreSQL {version}, which was not found; there is {found}. Files of one major version cannot be read by another. Install PostgreSQL {version} and start again.',
  },
  noUser: {
    status: 500,
    message:
      'PostgreSQL refuses to run as root, and neither the user postgres nor nobody exists to run it. Make a system user named postgres, or start the server as an ordinary user.',
  },
  cannotEnter: {
    status: 500,
    message:
      'PostgreSQL refuses to run as root, so it runs as the user {user}, who has no access to {directory}. Allow it with chmod o+x {directory}, or choose a folder elsewhere with DATA_DIR, such as /var/lib/vitrine, or start the server as an ordinary user.',
  },
  cannotRun: {
    status: 500,
    message:
      'PostgreSQL refuses to run as root, so it runs as the user {user}, who has no access to {directory}, which contains its programs in {binaries}. Install PostgreSQL from the system’s packages, or allow it with chmod o+x {directory}, or start the server as an ordinary user.',
  },
  foreignOwner: {
    status: 500,
    message:
      'The directory {directory} belongs to the user number {owner}, but this process runs as number {user}. Start the server as that user or as root, or hand the directory over with chown -R {user} {directory}.',
  },
  unsafeDirectory: {
    status: 500,
    message:
      'The directory {directory} should be private to the database, but {reason}. Remove it if nobody needs it, and start again.',
  },
  unwritable: {
    status: 500,
    message:
      'The data directory {dataDir} cannot be used: {reason}. Check that it can be written, or choose another one with DATA_DIR.',
  },
  initFailed: {
    status: 500,
    message: 'The database files could not be created in {directory}: {reason}',
  },
  startFailed: {
    status: 503,
    message:
      'PostgreSQL did not start on {cluster}: {reason}. Its log is {log}; nothing in the database was changed.',
  },
  startTaken: {
    status: 503,
    message:
      'Process {pid} has been starting the database in {dataDir} for {seconds} seconds. Check what it is doing, stop it if it hangs, and start again.',
  },
  silent: {
    status: 503,
    message:
      'PostgreSQL (process {pid}) runs on {cluster} but does not answer at {socket}: {reason}. Stop it with kill -INT {pid} and start again.',
  },
});

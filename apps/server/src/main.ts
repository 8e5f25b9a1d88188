import { resolve } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { capabilities } from './capabilities.ts';
import { readConfiguration } from './configuration.ts';
import { createLog } from './log.ts';
import { assetsFolder, type RunningServer, startServer } from './start-server.ts';

const sameWishMilliseconds = 1000;

const read = readConfiguration(process.env);
if (!read.ok) {
  console.error(englishOf(read.error));
  process.exit(1);
}
const configuration = read.value;
const log = createLog(configuration);
// One request must not end the server for all others (rule START-5).
process.on('unhandledRejection', error => log.error({ error }, 'a promise failed that nobody waited for'));
const started = await startServer({ configuration, capabilities, assetsDir: assetsFolder(), log });
if (!started.ok) {
  console.error(englishOf(started.error));
  process.exit(1);
}
stopOnSignals(started.value);
greet(started.value);

/**
 * The first signal ends gracefully, a later one immediately (rule START-3). Under `npm start` one Ctrl-C arrives
 * twice, from the terminal and from npm; so a second signal within a second is ignored.
 */
function stopOnSignals(server: RunningServer): void {
  let firstAt: number | null = null;
  const stop = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (firstAt !== null && now - firstAt > sameWishMilliseconds) process.exit(130);
    if (firstAt !== null) return;
    firstAt = now;
    log.info({ signal }, 'stopping');
    server.stop().then(
      () => process.exit(0),
      error => {
        log.error({ error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The last lines on the terminal say what to open, and the credentials. */
function greet({ address, firstStart, websites }: RunningServer): void {
  const lines = [
    '',
    `  Vitrine is running: ${address}`,
    ...websites.map(website => `  Website    ${website}`),
    ...(firstStart
      ? [
          `  Sign in as ${firstStart.email}`,
          `  Password   ${firstStart.password}   (shown this once; change it after signing in)`,
        ]
      : []),
    `  Data       ${resolve(configuration.DATA_DIR)}`,
    '',
  ];
  log.flush(() => console.log(lines.join('\n')));
}

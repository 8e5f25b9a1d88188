/**
 * Runs a tool on the Node that the project includes, whatever Node the machine has: only this file
 * works on Node 18. `node tools/launch.mjs tools/start.ts …`
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [script = '', ...args] = process.argv.slice(2);
const path = resolve(root, script);

if (isNewEnough(process.versions.node)) {
  process.argv = [process.argv[0] ?? 'node', path, ...args];
  await import(pathToFileURL(path).href);
} else {
  runOn(findNode());
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

/** With install scripts switched off, the package has no binary; its own install step downloads it. */
function findNode() {
  const folder = join(root, 'node_modules', 'node');
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  if (!existsSync(folder)) stop('Run `npm ci` first: the packages are not installed.');
  const step = join(folder, 'installArchSpecificPackage.js');
  if (existsSync(step)) {
    console.log('Fetching the Node that Vitrine runs on …');
    spawnSync(process.execPath, [step], { cwd: folder, stdio: 'inherit' });
  }
  if (existsSync(binary)) return binary;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return stop(
    `Vitrine needs Node 22.22 or newer; this is ${process.versions.node}, and Node ${version} could not be fetched. ` +
      'Install a newer Node, or allow install scripts and run `npm ci` again.',
  );
}

function runOn(node) {
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  };
  const child = spawn(node, [path, ...args], { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to both processes, and a signal to this one alone is meant for the other too: always passed
  // on, as a repeated signal has the same effect.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
  child.on('error', error => stop(`Node could not be run: ${error.message}`));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * `npm test`: what a change can break, in a fresh clone, the cheapest first. `--corpus` adds the suite over
 * ../shared/data; `--only=unit,browser` runs some of the parts. `--slow`, as in `npm run test:slow`, adds the long
 * proofs.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLines } from './src/gate/closing-lines.ts';
import { openMemoryFolder } from './src/gate/memory-folder.ts';
import { corpusStage, stages, wholeSeconds } from './src/gate/parts.ts';
import { endAll } from './src/gate/processes.ts';
import { type Gate, type PartResult, runPart } from './src/gate/run-part.ts';
import { measureSlowness } from './src/gate/slowness.ts';
import { faultOf } from './src/gate/unstable.ts';

const root = join(import.meta.dirname, '..');
const only = process.argv
  .find(argument => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const names = [...stages.flat(), ...corpusStage].map(({ name }) => name);
const unknown = only?.filter(name => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`npm test has no part “${unknown.join('”, “')}”. Its parts are: ${names.join(', ')}.`);
  process.exit(2);
}
const hasCorpus = process.argv.includes('--corpus');
const hasSlowTests = process.argv.includes('--slow');

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await endAll();
    process.exit(130);
  });

// Tests start some hundred processes, which read the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');

// What is kept of failures stays on the disk, and so does what the long proofs write.
const evidence = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
const inMemory = hasSlowTests || process.env.TMPDIR !== undefined ? null : openMemoryFolder();
if (inMemory !== null) {
  process.env.TMPDIR = inMemory;
  // A PostgreSQL that was ended with its run may still be writing there.
  process.once('exit', () => rmSync(inMemory, { recursive: true, force: true, maxRetries: 10 }));
}

const slowness = await measureSlowness();
const limitSeconds = hasSlowTests
  ? wholeSeconds.slow
  : Math.min(wholeSeconds.most, wholeSeconds.usual * slowness);
console.log(`This machine is ${slowness} times as slow as usual: limits are multiplied by it.`);
const gate: Gate = {
  root,
  evidence,
  slowness,
  hasSlowTests,
  secondsLeft: () => limitSeconds - performance.now() / 1000,
};

const results: PartResult[] = [];
const notes = [
  ...(hasCorpus
    ? []
    : ['the corpus suite over real export files (npm run test:corpus; it needs ../shared/data)']),
  ...(hasSlowTests ? [] : ['the long proofs (npm run test:slow)']),
].map(left => `Not run here: ${left}.`);
const isRed = () => results.some(({ failed }) => failed > 0);
let isStopped = false;
for (const stage of [...stages, ...(hasCorpus ? [corpusStage] : [])]) {
  const wanted = stage.filter(({ name }) => only === undefined || only.includes(name));
  const parts = wanted.filter(({ isCheap }) => !isStopped && (isCheap || !isRed()));
  if (parts.length < wanted.length) notes.push(`Not run: ${wanted.map(({ name }) => name).join(', ')}.`);
  const ended = await Promise.all(parts.map(part => runPart(part, gate)));
  results.push(...ended);
  isStopped ||= parts.some((part, index) => part.stopsAll && (ended[index]?.failed ?? 0) > 0);
}
const known = JSON.parse(readFileSync(join(import.meta.dirname, 'unstable-tests.json'), 'utf8'));
const unstable = results.flatMap(result => result.unstable);
const fault = faultOf(unstable, known);
if (isRed() || unstable.length > 0) notes.push(`What was kept of the failures: ${evidence}`);
else rmSync(evidence, { recursive: true, force: true });
console.log(closingLines({ results, notes, fault }).join('\n'));
process.exit(isRed() || fault !== null ? 1 : 0);

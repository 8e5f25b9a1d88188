/** `npm run new block NAME`: a folder that works, and passes every suite, before a line of it is changed. */
import { join } from 'node:path';
import { newBlock } from './src/new-block.ts';

const root = join(import.meta.dirname, '..');
const [kind, name = ''] = process.argv.slice(2);
if (kind !== 'block') {
  console.error('Say what to make: npm run new block NAME.');
  process.exit(2);
}
const made = newBlock(name, { root });
if (!made.ok) {
  console.error(made.error.message);
  process.exit(1);
}
console.log(`Block ${made.value.type} is in ${made.value.folder}:`);
for (const file of made.value.files) console.log(`  ${file}`);

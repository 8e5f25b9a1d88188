/**
 * `npm run new block NAME`, or a need, a record type, a payment method, a capability: the result
 * works and passes every suite before any line is changed.
 */
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newBlock } from './src/new-block.ts';
import { newCapability } from './src/new-capability.ts';
import { newNeed } from './src/new-need.ts';
import { newPaymentMethod } from './src/new-payment-method.ts';
import { newRecordType } from './src/new-record-type.ts';

const root = join(import.meta.dirname, '..');
const [kind, name = ''] = process.argv.slice(2);

if (kind === 'block') writeBlock();
else if (kind === 'need') writeNeed();
else if (kind === 'record-type') writeRecordType();
else if (kind === 'payment-method') writePaymentMethod();
else if (kind === 'capability') writeCapability();
else
  stop(
    'Say what to make: npm run new block, need, record-type, payment-method or capability, each with a NAME.',
    2,
  );

function writeBlock(): void {
  const made = newBlock(name, { root });
  if (!made.ok) stop(englishOf(made.error), 1);
  console.log(`Block ${made.value.type} is in ${made.value.folder}:`);
  for (const file of made.value.files) console.log(`  ${file}`);
}

function writeNeed(): void {
  const made = newNeed(name, { root });
  if (!made.ok) stop(englishOf(made.error), 1);
  console.log(`The need “${name}” is written:`);
  for (const file of made.value.files) console.log(`  ${file}`);
}

function writeRecordType(): void {
  const made = newRecordType(name, { root });
  if (!made.ok) stop(englishOf(made.error), 1);
  console.log(`Record type ${made.value.number} is in ${made.value.file}.`);
}

function writePaymentMethod(): void {
  const made = newPaymentMethod(name, { root });
  if (!made.ok) stop(englishOf(made.error), 1);
  console.log(`The payment method “${name}” is written:`);
  for (const file of made.value.files) console.log(`  ${file}`);
  console.log(
    'It asks a service of the form that its stand-in has; write ask-service.ts for the one you use.',
  );
}

function writeCapability(): void {
  const made = newCapability(name, { root });
  if (!made.ok) stop(englishOf(made.error), 1);
  console.log(`The capability “${name}” is written:`);
  for (const file of made.value.files) console.log(`  ${file}`);
  console.log(`It is the last in ${made.value.listedIn}; move it above those that are to call it.`);
  console.log('Next: npm run reference, which lists its calls, errors and rule.');
}

function stop(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

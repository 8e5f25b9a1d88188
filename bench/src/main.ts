/** `npm run bench [-- --quick] [-- --only=pages,orders]`: measures, prints a table, writes results/latest.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../../tools/src/build-stale.ts';
import type { Figure } from './figure.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureImport } from './measure-import.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureOrders } from './measure-orders.ts';
import { measurePages } from './measure-pages.ts';
import { measureRender } from './measure-render.ts';
import { measureStart } from './measure-start.ts';
import { measureWidgets } from './measure-widgets.ts';
import { type Group, readArguments } from './read-arguments.ts';
import { measureReplay } from './replay/measure-replay.ts';
import { wordAims, wordTable } from './word-table.ts';

const measures: Record<Group, (options: { isQuick: boolean }) => Promise<Figure[]>> = {
  pages: measurePages,
  render: measureRender,
  import: measureImport,
  orders: measureOrders,
  growth: measureGrowth,
  start: measureStart,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  widgets: measureWidgets,
  replay: measureReplay,
};
const read = readArguments(process.argv.slice(2));
if (read.problem !== null) {
  console.error(read.problem);
  process.exit(1);
}
const { only, isQuick } = read.arguments;
await buildStale(join(import.meta.dirname, '..', '..'), message => console.log(message));
const figures: Figure[] = [];
for (const group of only) {
  console.log(`Measuring ${group} …`);
  figures.push(...(await measures[group]({ isQuick })));
}
console.log(`\n${wordTable(figures)}\n\n${wordAims(figures)}\n`);
const results = join(import.meta.dirname, '..', 'results');
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'latest.json'),
  `${JSON.stringify({ at: new Date(), isQuick, figures }, null, 2)}\n`,
);

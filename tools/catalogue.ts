/**
 * `npm run catalogue`: every block and widget, from the current source. `--port 4100`; `--no-watch`
 * for journeys. `--screenshots DIR [--only NAME] [--query theme=dark&dir=rtl]` saves each at three
 * widths and exits.
 */
import { parseArgs } from 'node:util';
import { saveScreenshots } from './src/catalogue/save-screenshots.ts';
import { startCatalogue } from './src/catalogue/start-catalogue.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    'no-watch': { type: 'boolean', default: false },
    screenshots: { type: 'string' },
    only: { type: 'string' },
    query: { type: 'string', default: '' },
  },
});

const { screenshots: folder, only, query } = values;
const isSaving = folder !== undefined;
const catalogue = await startCatalogue({
  port: isSaving ? 0 : Number(values.port),
  isWatching: !isSaving && !values['no-watch'],
});
if (isSaving) {
  const count = await saveScreenshots({ address: catalogue.address, folder, only, query });
  console.log(`Saved ${count} pictures in ${folder}.`);
  await catalogue.close();
} else {
  console.log(`Catalogue  ${catalogue.address}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void catalogue.close().then(() => process.exit(0)));
  }
}

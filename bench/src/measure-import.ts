import { setTimeout as delay } from 'node:timers/promises';
import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { exportFiles, exportsFolder, hasExports, readExport } from './export-files.ts';
import { type Figure, figureOf } from './figure.ts';
import { type ImportUse, watchImport } from './import-use.ts';
import { median } from './median.ts';
import { type Owner, signIn } from './owner.ts';
import { startReferenceTransactions } from './reference-transactions.ts';

const group = 'import';
const kinds = [
  { ending: 'xml', name: 'WXR' },
  { ending: 'csv', name: 'CSV' },
] as const;

interface ImportView {
  readonly id: string;
  readonly state: string;
  readonly error: string;
  readonly report: Record<string, unknown> | null;
}

/**
 * Thousands of products, and the largest accepted real files, each into a new website, without
 * their pictures (rule BENCH-7).
 */
export async function measureImport({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  if (!hasExports()) console.log(`Real files are left out: there are none in ${exportsFolder}.`);
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  try {
    const figures = await measureThousands(server, isQuick);
    for (const kind of hasExports() ? kinds : [])
      figures.push(...(await measureKind(server, { ...kind, isQuick })));
    return figures;
  } finally {
    await server.stop();
    removeDataDir(folder);
  }
}

/** The same rate at any size, with the same memory. */
async function measureThousands(server: BuiltServer, isQuick: boolean): Promise<Figure[]> {
  const counts = isQuick ? [1000, 4000] : [2500, 10_000, 40_000];
  const figures: Figure[] = [];
  let first: number | undefined;
  await importNew(server, productsAsCsv(500));
  for (const count of counts) {
    const imported = await importNew(server, productsAsCsv(count));
    if (imported === null) throw new Error(`An import of ${count} products failed.`);
    const rate = (1000 * count) / imported.cpu;
    const of = { group, unit: '1/s CPU', value: rate };
    figures.push(figureOf({ ...of, name: `${count} products`, aim: { atLeast: 1000 } }));
    if (first !== undefined)
      figures.push(
        figureOf({ ...of, name: `${count} products, beside ${counts[0]}`, reference: first, aim: flat }),
      );
    const memory = { group, unit: 'MB', name: `${count} products, memory at its peak` };
    figures.push(
      figureOf({ ...memory, name: `${memory.name}, beyond idle`, value: imported.added, aim: little }),
    );
    figures.push(figureOf({ ...memory, name: `${memory.name}, in all`, value: imported.peak }));
    first ??= rate;
  }
  return figures;
}

/** The same at any size, apart from measurement noise. */
const flat = { atLeast: 0.8 };
const little = { below: 200 };

/** Products in the format of a WooCommerce export. */
function productsAsCsv(count: number): Export {
  const head =
    'ID,Type,SKU,Name,Published,"Visibility in catalog",Description,Stock,"Regular price",Categories';
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `${at + 1},simple,S-${at},Bowl ${at},1,visible,"<p>Turned by hand, number ${at}.</p>",${at % 9},${at + 1}.50,Shelf ${at % 20}`,
  );
  return { name: `${count}.csv`, type: 'text/csv', text: [head, ...rows].join('\n') };
}

interface Kind {
  readonly ending: (typeof kinds)[number]['ending'];
  readonly name: string;
  readonly isQuick: boolean;
}

async function measureKind(server: BuiltServer, { ending, name, isQuick }: Kind): Promise<Figure[]> {
  const reference = await startReferenceTransactions(server.dataDir, 1);
  const imports: Imported[] = [];
  const rates: number[] = [];
  let path = '';
  for (const candidate of exportFiles(ending)) {
    const file = realExport(candidate);
    const first = await importNew(server, file);
    if (first === null) {
      console.log(`Left out: ${candidate} is no export that is imported.`);
      continue;
    }
    path = candidate;
    for (let round = 0; round < (isQuick ? 2 : 5); round += 1) {
      const imported = await importNew(server, file);
      if (imported !== null) imports.push(imported);
      rates.push(await reference.measure(isQuick ? 0.5 : 1));
    }
    break;
  }
  await reference.stop();
  const things = imports[0]?.things ?? 0;
  return [
    figureOf({
      group,
      name: `${name}: ${path}, ${things} things`,
      value: median(imports.map(one => (1000 * one.things) / one.milliseconds)),
      unit: '1/s',
      reference: median(rates),
    }),
    figureOf({
      group,
      name: `${name}: text read, written and indexed`,
      value: median(imports.map(one => one.bytes / 1000 / one.milliseconds)),
      unit: 'MB/s',
    }),
    figureOf({
      group,
      name: `${name}: memory at its peak`,
      value: Math.max(...imports.map(one => one.peak)),
      unit: 'MB',
    }),
  ];
}

interface Export {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

function realExport(file: string): Export {
  const type = file.endsWith('.csv') ? 'text/csv' : 'text/xml';
  return { name: file.split('/').at(-1) ?? file, type, text: readExport(file) };
}

interface Imported extends ImportUse {
  readonly things: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

let websites = 0;

/** Null if the file has no supported format. */
async function importNew(server: BuiltServer, file: Export): Promise<Imported | null> {
  websites += 1;
  const subdomain = `import-${websites}`;
  const platform = await signIn(server, null);
  await platform.call('POST', '/api/websites', { title: subdomain, subdomain });
  platform.close();
  const owner = await signIn(server, subdomain);
  const watch = watchImport(server.pid);
  const began = performance.now();
  try {
    const started = await owner.upload('/api/imports', file).catch(() => null);
    if (started === null) return null;
    const report = await untilDone(owner, (started as { import: ImportView }).import.id, watch.look);
    if (report === null) return null;
    const milliseconds = performance.now() - began;
    const kinds = ['posts', 'pages', 'comments', 'categories', 'tags', 'products', 'variants'];
    const things = kinds.reduce((sum, kind) => sum + Number(report[kind] ?? 0), 0);
    return { things, bytes: Buffer.byteLength(file.text), milliseconds, ...watch.use() };
  } finally {
    owner.close();
  }
}

async function untilDone(
  owner: Owner,
  id: string,
  look: () => void,
): Promise<Record<string, unknown> | null> {
  for (;;) {
    look();
    const { import: view } = (await owner.call('GET', `/api/imports/${id}`)) as { import: ImportView };
    if (view.state === 'done') return view.report;
    if (view.state === 'failed' || view.state === 'cancelled') return null;
    await delay(50);
  }
}

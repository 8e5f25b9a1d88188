import { setTimeout as delay } from 'node:timers/promises';
import { startBareTransactions } from './bare-transactions.ts';
import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { exportFiles, exportsFolder, hasExports, readExport } from './export-files.ts';
import { type Figure, figureOf } from './figure.ts';
import { median } from './median.ts';
import { type Owner, signIn } from './owner.ts';
import { forgetPeak, peakMegabytes } from './process-memory.ts';

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

/** The largest files that are accepted, each into a new website, without their pictures (rule BENCH-7). */
export async function measureImport({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  if (!hasExports()) {
    console.log(`Left out: there are no exports in ${exportsFolder}.`);
    return [];
  }
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  try {
    const figures: Figure[] = [];
    for (const kind of kinds) figures.push(...(await measureKind(server, { ...kind, isQuick })));
    return figures;
  } finally {
    await server.stop();
    removeDataDir(folder);
  }
}

interface Kind {
  readonly ending: (typeof kinds)[number]['ending'];
  readonly name: string;
  readonly isQuick: boolean;
}

async function measureKind(server: BuiltServer, { ending, name, isQuick }: Kind): Promise<Figure[]> {
  const bare = await startBareTransactions(server.dataDir, 1);
  const imports: Imported[] = [];
  const rates: number[] = [];
  let file = '';
  for (const candidate of exportFiles(ending)) {
    const first = await importNew(server, candidate);
    if (first === null) {
      console.log(`Left out: ${candidate} is no export that is imported.`);
      continue;
    }
    file = candidate;
    for (let round = 0; round < (isQuick ? 2 : 5); round += 1) {
      const imported = await importNew(server, candidate);
      if (imported !== null) imports.push(imported);
      rates.push(await bare.measure(isQuick ? 0.5 : 1));
    }
    break;
  }
  await bare.stop();
  const things = imports[0]?.things ?? 0;
  return [
    figureOf({
      group,
      name: `${name}: ${file}, ${things} things`,
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

interface Imported {
  readonly things: number;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly peak: number;
}

let websites = 0;

/** Null when the file is none that is read. */
async function importNew(server: BuiltServer, file: string): Promise<Imported | null> {
  websites += 1;
  const subdomain = `import-${websites}`;
  const platform = await signIn(server, null);
  await platform.call('POST', '/api/websites', { title: subdomain, subdomain });
  platform.close();
  const owner = await signIn(server, subdomain);
  const text = readExport(file);
  const name = file.split('/').at(-1) ?? file;
  const type = file.endsWith('.csv') ? 'text/csv' : 'text/xml';
  forgetPeak(server.pid);
  const began = performance.now();
  try {
    const started = await owner.upload('/api/imports', { name, type, text }).catch(() => null);
    if (started === null) return null;
    const report = await untilDone(owner, (started as { import: ImportView }).import.id);
    if (report === null) return null;
    const milliseconds = performance.now() - began;
    const kinds = ['posts', 'pages', 'comments', 'categories', 'tags', 'products', 'variants'];
    const things = kinds.reduce((sum, kind) => sum + Number(report[kind] ?? 0), 0);
    return { things, bytes: Buffer.byteLength(text), milliseconds, peak: peakMegabytes(server.pid) };
  } finally {
    owner.close();
  }
}

async function untilDone(owner: Owner, id: string): Promise<Record<string, unknown> | null> {
  for (;;) {
    const { import: view } = (await owner.call('GET', `/api/imports/${id}`)) as { import: ImportView };
    if (view.state === 'done') return view.report;
    if (view.state === 'failed' || view.state === 'cancelled') return null;
    await delay(10);
  }
}

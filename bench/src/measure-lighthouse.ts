import lighthouse from 'lighthouse';
import { newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { type Figure, figureOf } from './figure.ts';
import { freePort } from './free-port.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { onePerFolder, readPaths, starterHost } from './site-paths.ts';

const group = 'lighthouse';
const categories = [
  { key: 'performance', name: 'performance', aim: { atLeast: 98 } },
  { key: 'accessibility', name: 'accessibility', aim: { atLeast: 100 } },
  { key: 'best-practices', name: 'best practices', aim: { atLeast: 100 } },
  { key: 'seo', name: 'search', aim: { atLeast: 100 } },
] as const;

type Scores = Record<(typeof categories)[number]['key'] | 'paint', number>;

/** Unmodified Lighthouse, with its simulated phone on slow 4G (rule BENCH-5). */
export async function measureLighthouse({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  if (browser === null) return [];
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  try {
    const figures: Figure[] = [];
    const paths = onePerFolder(await readPaths(server));
    for (const path of isQuick ? paths.slice(0, 1) : paths) {
      const rounds: Scores[] = [];
      for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
        rounds.push(await scoresOf(`http://${starterHost(server)}${path}`, port));
      }
      figures.push(...figuresOf(path, rounds));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    removeDataDir(folder);
  }
}

function figuresOf(path: string, rounds: readonly Scores[]): Figure[] {
  const middle = (key: keyof Scores) => median(rounds.map(scores => scores[key]));
  return [
    ...categories.map(({ key, name, aim }) =>
      figureOf({ group, name: `${path}, ${name}`, value: middle(key), unit: 'of 100', aim }),
    ),
    figureOf({ group, name: `${path}, largest paint`, value: middle('paint'), unit: 'ms' }),
  ];
}

async function scoresOf(address: string, port: number): Promise<Scores> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${address}.`);
  const { lhr } = result;
  for (const problem of problemsIn(lhr)) console.log(`${new URL(address).pathname}: ${problem}`);
  const score = (key: string) => Math.round((lhr.categories[key]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    paint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}

/** The failed audits of a category with binary results. */
function problemsIn({ categories: judged, audits }: lighthouse.Report): string[] {
  return categories
    .filter(({ key }) => key !== 'performance')
    .flatMap(({ key }) => judged[key]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) =>
      `${id}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details?.items ?? [])}`.slice(0, 600),
    );
}

import type { Browser, Page } from 'playwright-core';
import { type Figure, figureOf } from './figure.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { drawGalleries, type GalleryRequest } from './widgets/gallery-pages.ts';
import { type Album, measureAlbum } from './widgets/measure-album.ts';
import { drawPeer, type PeerName } from './widgets/peer-pages.ts';
import { type ServedFile, serveWidgets } from './widgets/serve-widgets.ts';
import { slowdown, visitWidget, type WidgetVisit } from './widgets/visit-widget.ts';

const group = 'widgets';
const slides = 30;

interface Game {
  readonly name: string;
  readonly request: GalleryRequest;
  readonly peers: readonly PeerName[];
  readonly use: (page: Page) => Promise<void>;
}

const games: readonly Game[] = [
  {
    name: 'carousel',
    request: { design: 'carousel', pictures: slides, slidesPerRow: 3, lightbox: false },
    peers: ['embla', 'swiper'],
    use: goOn,
  },
  {
    name: 'slideshow',
    request: { design: 'stacked', pictures: slides, lightbox: false },
    peers: [],
    use: goOn,
  },
  {
    name: 'lightbox',
    request: { design: 'grid', pictures: slides, slidesPerRow: 4, lightbox: true },
    peers: ['photoswipe'],
    use: leafThrough,
  },
  {
    name: 'columns',
    request: { design: 'autocolumns', pictures: slides, gutter: 20, lightbox: false },
    peers: ['masonry'],
    use: resize,
  },
];
const album: GalleryRequest = { design: 'autocolumns', pictures: 500, gutter: 20, lightbox: true };

/** Galleries compared with libraries for one purpose each, with the same pictures (rule BENCH-8). */
export async function measureWidgets({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const browser = await openBrowser();
  if (browser === null) return [];
  const files = await drawPages();
  const server = await serveWidgets(files);
  try {
    const figures: Figure[] = [];
    for (const game of games) {
      figures.push(...(await play(browser, server.address, game, isQuick ? 3 : 7)));
    }
    return [...figures, ...(await albumFigures(browser, server.address, isQuick ? 1 : 5))];
  } finally {
    await browser.close();
    server.stop();
  }
}

async function drawPages(): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>();
  const put = (path: string, html: string) => files.set(path, { contentType: 'text/html', body: html });
  const drawn = await drawGalleries([...games.map(({ request }) => request), album]);
  for (const [at, name] of [...games.map(game => game.name), 'album'].entries()) {
    put(`/${name}/ours`, drawn[at]?.html ?? '');
    put(`/${name}/ours-alone`, drawn[at]?.htmlAlone ?? '');
  }
  for (const { name, peers } of games) {
    for (const peer of peers) {
      const page = await drawPeer(peer, slides);
      put(`/${name}/${peer}`, page.html);
      put(`/${name}/${peer}-alone`, page.htmlAlone);
      for (const [path, file] of page.files) files.set(path, file);
    }
  }
  return files;
}

interface Played {
  readonly scriptBytes: number;
  readonly runtimeBytes: number;
  /** Main-thread time of the script: that of the page, less that of the same page without it. */
  readonly readying: number;
  readonly longestReadying: number;
  readonly longestHydrating: number;
  readonly longestUsing: number;
  readonly longestFrame: number;
}

async function play(browser: Browser, address: string, game: Game, rounds: number): Promise<Figure[]> {
  const names = ['ours', ...game.peers];
  const visits = new Map<string, { whole: WidgetVisit; alone: WidgetVisit }[]>(names.map(name => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const at of names.keys()) {
      const name = names[(at + round) % names.length] ?? 'ours';
      const whole = await visitWidget(browser, `${address}/${game.name}/${name}`, game.use);
      const alone = await visitWidget(browser, `${address}/${game.name}/${name}-alone`, async () => {});
      visits.get(name)?.push({ whole, alone });
    }
  }
  const played = new Map(names.map(name => [name, playedIn(visits.get(name) ?? [])]));
  const ours = played.get('ours') as Played;
  return [
    ...game.peers.flatMap(peer => besides(game.name, peer, ours, played.get(peer) as Played)),
    figureOf({
      group,
      name: `${game.name}: React’s runtime beside it`,
      value: ours.runtimeBytes / 1000,
      unit: 'kB',
    }),
    figureOf({
      group,
      name: `${game.name}: longest task until ready, ${slides} slides, ${slowdown} times slower`,
      value: ours.longestReadying,
      unit: 'ms',
    }),
    ...(game.name === 'slideshow'
      ? [
          figureOf({
            group,
            name: `slideshow: longest task that hydrates, ${slides} slides, ${slowdown} times slower`,
            value: ours.longestHydrating,
            unit: 'ms',
            aim: { below: 30 },
          }),
        ]
      : []),
  ];
}

function playedIn(visits: readonly { whole: WidgetVisit; alone: WidgetVisit }[]): Played {
  const middle = (read: (visit: { whole: WidgetVisit; alone: WidgetVisit }) => number) =>
    median(visits.map(read));
  return {
    scriptBytes: middle(({ whole }) => whole.scriptBytes),
    runtimeBytes: middle(({ whole }) => whole.runtimeBytes),
    readying: Math.max(
      0,
      middle(({ whole, alone }) => whole.loading.busy - alone.loading.busy),
    ),
    longestReadying: middle(({ whole }) => whole.loading.longest),
    longestHydrating: middle(({ whole }) => whole.loading.longestOfRuntime),
    longestUsing: middle(({ whole }) => whole.using.longest),
    longestFrame: middle(({ whole }) => whole.longestFrame),
  };
}

/** Not more than the other: “below” is strict. */
const notMore = { below: 1.0001 };

function besides(game: string, peer: PeerName, ours: Played, theirs: Played): Figure[] {
  const compare = (name: string, value: number, reference: number, unit: string, aim?: { below: number }) =>
    figureOf({
      group,
      name: `${game}: ${name}, beside ${peer}`,
      value,
      reference,
      unit,
      ...(aim ? { aim } : {}),
    });
  return [
    compare('script', ours.scriptBytes / 1000, theirs.scriptBytes / 1000, 'kB', notMore),
    compare('main thread until ready', ours.readying, theirs.readying, 'ms'),
    compare('longest frame in use', ours.longestFrame, theirs.longestFrame, 'ms', notMore),
    compare('longest task in use', ours.longestUsing, theirs.longestUsing, 'ms'),
  ];
}

async function albumFigures(browser: Browser, address: string, rounds: number): Promise<Figure[]> {
  const albums: Album[] = [];
  for (let round = 0; round < rounds; round += 1) {
    albums.push(await measureAlbum(browser, `${address}/album/ours`));
  }
  const middle = (read: (one: (typeof albums)[number]) => number) => median(albums.map(read));
  const of = (name: string, value: number, unit: string, aim?: { below: number }) =>
    figureOf({ group, name: `${album.pictures} pictures: ${name}`, value, unit, ...(aim ? { aim } : {}) });
  return [
    of(
      'first picture',
      middle(one => one.firstPicture),
      'ms',
    ),
    of(
      'memory of its script',
      middle(one => one.megabytes),
      'MB',
    ),
    of(
      'longest frame while scrolling',
      middle(one => one.longestFrame),
      'ms',
      // None over 50 ms: three frames of a screen.
      { below: 50.05 },
    ),
    of(
      'most loads at once',
      middle(one => one.mostLoads),
      '',
      { below: 17 },
    ),
  ];
}

async function goOn(page: Page): Promise<void> {
  const next = page.locator('[data-next], button[aria-label^="Next"]').first();
  for (let times = 0; times < 5; times += 1) {
    await next.click();
    await page.waitForTimeout(400);
  }
}

async function leafThrough(page: Page): Promise<void> {
  await page.locator('main a:has(img)').first().click();
  await page.locator('dialog[open], .pswp--open').first().waitFor();
  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(400);
  }
  await page.keyboard.press('Escape');
}

async function resize(page: Page): Promise<void> {
  for (const width of [900, 1280, 700, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
  }
}

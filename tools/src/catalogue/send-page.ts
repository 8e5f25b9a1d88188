import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A browser draws nothing before it has read this element to its end. */
const untilMain = '<link rel="expect" href="#main" blocking="render">';
const mostPieces = 100;
const millisecondsBetween = 15;

/**
 * Sends a sample’s page (rule CATALOGUE-12). With `slow` it is drawn once it is read whole, wherever a busy browser
 * pauses; with `pieces` it arrives in as many, each of which is drawn.
 */
export async function sendPage(
  response: ServerResponse,
  page: string,
  query: URLSearchParams,
): Promise<void> {
  const pieces = Math.min(Number(query.get('pieces')), mostPieces);
  if (pieces > 1) await sendInPieces(response, page, pieces);
  else response.end(query.has('slow') ? page.replace('</head>', `${untilMain}</head>`) : page);
}

/** Cut before tags of the content. */
async function sendInPieces(response: ServerResponse, page: string, pieces: number): Promise<void> {
  const from = page.indexOf('<main');
  const tags = [...page.slice(from).matchAll(/<[a-z]/g)].map(({ index }) => from + index);
  const count = Math.min(pieces, tags.length);
  const cuts = Array.from({ length: count }, (_, at) => tags[Math.floor((tags.length * at) / count)] ?? 0);
  for (const [at, cut] of [0, ...cuts].entries()) {
    response.write(page.slice(cut, cuts[at]));
    await wait(millisecondsBetween);
  }
  response.end();
}

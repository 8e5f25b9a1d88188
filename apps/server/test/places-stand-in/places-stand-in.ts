import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type KnownPlace, places } from './known-places.ts';

export const placesKey = 'AIza-stand-in';

export interface PlacesRequest {
  readonly path: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly session: string;
}

/** How it misbehaves: it says nothing, answers an error, leads elsewhere, or never ends. */
type Mischief = 'silent' | 'broken' | 'redirect' | 'endless' | 'html' | null;

/** Stands in for the Places API (New), as its documentation describes it, on a port of this machine. */
export class PlacesStandIn {
  readonly requests: PlacesRequest[] = [];
  mischief: Mischief = null;
  readonly #server = createServer((request, answer) => void this.#receive(request, answer));

  static async open(): Promise<PlacesStandIn> {
    const made = new PlacesStandIn();
    await new Promise<void>(resolve => made.#server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #receive(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { pathname, searchParams } = new URL(request.url ?? '/', this.address);
    const body = jsonOf(Buffer.concat(chunks).toString());
    const key = String(request.headers['x-goog-api-key'] ?? '');
    const session = String(body?.sessionToken ?? searchParams.get('sessionToken') ?? '');
    this.requests.push({ path: pathname, key, body: body ?? {}, session });
    if (this.mischief !== null) return misbehave(this.mischief, answer);
    const mask = String(request.headers['x-goog-fieldmask'] ?? '');
    const { status, reply } = this.#reply({
      method: request.method ?? '',
      pathname,
      body,
      key,
      mask,
      session,
    });
    answer.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    answer.end(JSON.stringify(reply));
  }

  #reply({ method, pathname, body, key, mask, session }: Asked): { status: number; reply: unknown } {
    if (key === '') return refused(403, 'PERMISSION_DENIED', "Method doesn't allow unregistered callers.");
    if (key !== placesKey)
      return refused(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
    if (session !== '' && !/^[\w-]{1,36}$/.test(session))
      return refused(400, 'INVALID_ARGUMENT', 'Invalid session token.');
    if (method === 'POST' && pathname === '/v1/places:autocomplete') {
      if (body === null || typeof body.input !== 'string' || body.input === '')
        return refused(400, 'INVALID_ARGUMENT', 'Input must not be empty.');
      return { status: 200, reply: masked(suggestionsFor(body), mask === '' ? '*' : mask) };
    }
    const id = /^\/v1\/places\/([\w-]+)$/.exec(pathname)?.[1];
    if (method !== 'GET' || id === undefined) return refused(404, 'NOT_FOUND', 'Not found.');
    if (mask === '') return refused(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
    const place = places.find(one => one.id === id);
    if (place === undefined) return refused(404, 'NOT_FOUND', 'The Place ID is no longer valid.');
    return { status: 200, reply: masked(detailsOf(place), mask) };
  }
}

interface Asked {
  readonly method: string;
  readonly pathname: string;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly key: string;
  readonly mask: string;
  readonly session: string;
}

function misbehave(mischief: Mischief, answer: ServerResponse): void {
  if (mischief === 'silent') return;
  if (mischief === 'redirect') answer.writeHead(302, { location: '/v1/elsewhere' }).end();
  else if (mischief === 'broken') answer.writeHead(503).end('{"error":{"code":503,"status":"UNAVAILABLE"}}');
  else if (mischief === 'html') answer.end('<!doctype html><title>Sign in to the network</title>');
  else {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!answer.destroyed && answer.write('[['.repeat(10_000)));
      if (!answer.destroyed) answer.once('drain', more);
    };
    more();
  }
}

/** At most five, as Google answers; nothing at all if there are none. */
function suggestionsFor({
  input,
  includedRegionCodes,
  includedPrimaryTypes,
}: Readonly<Record<string, unknown>>) {
  const regions = (includedRegionCodes as string[] | undefined) ?? [];
  const types = (includedPrimaryTypes as string[] | undefined) ?? [];
  const typed = String(input).toLowerCase();
  const found = places.filter(
    place =>
      place.main.toLowerCase().startsWith(typed) &&
      (regions.length === 0 || regions.includes(place.postalAddress.regionCode.toLowerCase())) &&
      (types.length === 0 || types.some(type => place.types.includes(type))),
  );
  if (found.length === 0) return {};
  const matches = [{ endOffset: typed.length }];
  return {
    suggestions: found.slice(0, 5).map(({ id, main, secondary, types }) => ({
      placePrediction: {
        place: `places/${id}`,
        placeId: id,
        text: { text: `${main}, ${secondary}`, matches },
        structuredFormat: { mainText: { text: main, matches }, secondaryText: { text: secondary } },
        types,
      },
    })),
  };
}

function detailsOf({ id, main, secondary, types, postalAddress }: KnownPlace) {
  return { id, types, formattedAddress: `${main}, ${secondary}`, postalAddress };
}

/** Only the fields that the mask names, below lists too. */
function masked(value: unknown, mask: string): unknown {
  if (mask === '*') return value;
  return mask
    .split(',')
    .map(path => pick(value, path.split('.')))
    .reduce<unknown>(merge, {});
}

function pick(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map(one => pick(one, [name, ...rest]));
  if (typeof value !== 'object' || value === null || !(name in value)) return {};
  return { [name]: pick((value as Record<string, unknown>)[name], rest) };
}

function merge(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, at) => merge(item, other[at]));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return other;
  const merged: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other))
    merged[name] = name in merged ? merge(merged[name], value) : value;
  return merged;
}

function refused(code: number, status: string, message: string) {
  return { status: code, reply: { error: { code, message, status } } };
}

function jsonOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

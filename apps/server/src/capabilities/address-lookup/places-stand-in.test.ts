import { afterAll, beforeAll, expect, it } from 'vitest';
import { PlacesStandIn, placesKey } from '../../../test/places-stand-in/places-stand-in.ts';

let google: PlacesStandIn;
beforeAll(async () => {
  google = await PlacesStandIn.open();
});
afterAll(() => google?.close());

interface Given {
  readonly key?: string;
  readonly mask?: string;
  readonly body?: object;
}

async function ask(path: string, { key = placesKey, mask = '*', body }: Given) {
  const answer = await fetch(google.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(key === '' ? {} : { 'x-goog-api-key': key }),
      ...(mask === '' ? {} : { 'x-goog-fieldmask': mask }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const path = '/v1/places:autocomplete';

/** The paths of a value, those of a list once. */
function pathsOf(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(one => pathsOf(one, `${above}[]`)))];
  if (typeof value !== 'object' || value === null) return [`${above}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, one]) => pathsOf(one, `${above}.${name}`));
}

it('suggests in the shape of an answer that Google gave', async () => {
  const given = {
    suggestions: [
      {
        placePrediction: {
          place: 'places/ChIJ-fjctc5yhlQRWmlgeqClXFg',
          placeId: 'ChIJ-fjctc5yhlQRWmlgeqClXFg',
          text: {
            text: 'Osborne Centre, Thunderbird Boulevard, Vancouver, BC',
            matches: [{ endOffset: 34 }],
          },
          structuredFormat: {
            mainText: { text: 'Osborne Centre', matches: [{ endOffset: 1 }] },
            secondaryText: { text: 'Thunderbird Boulevard, Vancouver, BC' },
          },
          types: ['geocode', 'premise'],
        },
      },
    ],
  };
  const { status, body } = await ask(path, { body: { input: 'Linden' } });
  expect(status).toBe(200);
  expect(pathsOf(body).sort()).toEqual(pathsOf(given).sort());
});

it('keeps to five, to the regions, and to the kinds of places; without any it answers an empty object', async () => {
  const names = async (more: object) => {
    const { body } = await ask(path, { body: { input: 'lindenb', ...more } });
    return (body.suggestions ?? []).map(
      (one: { placePrediction: { text: { text: string } } }) => one.placePrediction.text.text,
    );
  };
  expect((await ask(path, { body: { input: 'lindenallee' } })).body.suggestions).toHaveLength(5);
  expect(await names({})).toEqual(['Lindenbad, Berlin, Germany']);
  expect(await names({ includedPrimaryTypes: ['street_address'] })).toEqual([]);
  expect(await names({ includedRegionCodes: ['us'] })).toEqual([]);
  expect((await ask(path, { body: { input: 'nowhere' } })).body).toEqual({});
});

it('gives the fields that the mask names, and needs one for a place', async () => {
  const mask = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text';
  const { body } = await ask(path, { mask, body: { input: 'lindenhof' } });
  expect(body).toEqual({
    suggestions: [
      { placePrediction: { placeId: 'ChIJlindenhof', text: { text: 'Lindenhof, Zürich, Switzerland' } } },
    ],
  });
  const place = await ask('/v1/places/ChIJlindenhof?sessionToken=abc', { mask: 'postalAddress.regionCode' });
  expect(place.body).toEqual({ postalAddress: { regionCode: 'CH' } });
  expect(await ask('/v1/places/ChIJlindenhof', { mask: '' })).toMatchObject({
    status: 400,
    body: { error: { code: 400, status: 'INVALID_ARGUMENT' } },
  });
});

it('refuses as Google does', async () => {
  const body = { input: 'Linden' };
  expect(await ask(path, { key: '', body })).toMatchObject({ status: 403 });
  expect(await ask(path, { key: 'wrong', body })).toMatchObject({
    status: 400,
    body: { error: { message: 'API key not valid. Please pass a valid API key.' } },
  });
  expect((await ask(path, { body: { input: '' } })).status).toBe(400);
  expect((await ask(path, { body: { ...body, sessionToken: 'x'.repeat(37) } })).status).toBe(400);
  expect((await ask('/v1/places/gone', { mask: 'id' })).status).toBe(404);
});

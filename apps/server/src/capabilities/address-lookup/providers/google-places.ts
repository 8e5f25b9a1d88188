import type { FoundAddress, LookupAsker } from '@vitrine/core/addresses/address-lookup.ts';
import { z } from 'zod';
import type { LookupProvider } from '../lookup-provider.ts';
import { askService } from './ask-service.ts';

const origin = 'https://places.googleapis.com';

/** Addresses, and no shops, towns or countries. */
const kinds = ['street_address', 'premise', 'subpremise', 'route'];

const text = z.object({ text: z.string().default('') }).default({ text: '' });

/** Google leaves out what is empty, also the whole list. */
const suggestionsSchema = z.object({
  suggestions: z
    .object({
      placePrediction: z
        .object({
          placeId: z.string(),
          text,
          structuredFormat: z.object({ mainText: text, secondaryText: text }).optional(),
        })
        .optional(),
    })
    .array()
    .default([]),
});

const placeSchema = z.object({
  postalAddress: z
    .object({
      regionCode: z.string(),
      postalCode: z.string().default(''),
      administrativeArea: z.string().default(''),
      locality: z.string().default(''),
      sublocality: z.string().default(''),
      addressLines: z.string().array().default([]),
    })
    .optional(),
});

/**
 * Places API (New), version 1: `places:autocomplete` and the details of a place, in one session, so that Google charges
 * both together.
 */
export const googlePlaces: LookupProvider = {
  id: 'google-places',
  name: 'Google Places',
  credit: 'Google Maps',
  open: ({ GOOGLE_PLACES_API_URL: place = origin }) => ({
    ...googlePlaces,
    suggest: async ({ key, language, session }, { text: input, country }) => {
      const body = {
        input,
        includedRegionCodes: [country.toLowerCase()],
        includedPrimaryTypes: kinds,
        languageCode: language,
        regionCode: country.toLowerCase(),
        sessionToken: session,
      };
      const mask = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text';
      const parts = 'suggestions.placePrediction.structuredFormat';
      const answer = await askService(`${place}/v1/places:autocomplete`, {
        headers: headersOf(key, `${mask},${parts}.mainText.text,${parts}.secondaryText.text`),
        body: JSON.stringify(body),
      });
      return suggestionsSchema.parse(answer).suggestions.flatMap(({ placePrediction }) => {
        if (placePrediction === undefined) return [];
        const { placeId: id, text: whole, structuredFormat } = placePrediction;
        const main = structuredFormat?.mainText.text || whole.text;
        return [{ id, main, detail: structuredFormat?.secondaryText.text ?? '' }];
      });
    },
    find: (asker, id) => findPlace(place, asker, id),
  }),
};

async function findPlace(
  place: string,
  { key, language, session }: LookupAsker,
  id: string,
): Promise<FoundAddress | null> {
  if (!/^[\w-]+$/.test(id)) return null;
  const query = new URLSearchParams({ languageCode: language, sessionToken: session });
  const answer = await askService(`${place}/v1/places/${id}?${query}`, {
    headers: headersOf(key, 'postalAddress'),
  });
  const { postalAddress } = placeSchema.parse(answer);
  if (postalAddress === undefined) return null;
  const { addressLines: lines, administrativeArea: region, locality, regionCode, ...rest } = postalAddress;
  return {
    country: regionCode,
    lines,
    postalCode: rest.postalCode,
    city: locality || rest.sublocality,
    region,
  };
}

function headersOf(key: string, mask: string): Record<string, string> {
  return { 'x-goog-api-key': key, 'x-goog-fieldmask': mask };
}

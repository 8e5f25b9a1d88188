import { z } from 'zod';
import { countrySchema } from '../addresses/countries.ts';
import { fieldCode } from '../messages/phrase.ts';
import { timeZoneSchema } from '../tenancy/locale.ts';
import { defineRecord } from './record.ts';
import { instant, text } from './record-fields.ts';

const place = z.object({
  name: text(200).meta({ label: 'Name' }),
  line1: text(200).meta({ label: 'Street and number' }),
  line2: text(200).meta({ label: 'Second line' }),
  postalCode: text(20).meta({ label: 'Postal code' }),
  city: text(200).meta({ label: 'City' }),
  region: text(200).meta({ label: 'Region' }),
  country: z.literal('').or(countrySchema).default(''),
  /** Degrees; null if it is not set on the map. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
});

/** The time of the event: the times are instants, shown in the time zone of the place. */
export const record = defineRecord({
  name: 'event',
  number: 12,
  label: 'Event',
  heldBy: ['events'],
  data: z
    .object({
      startsAt: instant().meta({ label: 'Starts', control: 'date-time' }),
      endsAt: instant().meta({ label: 'Ends', control: 'date-time' }),
      isAllDay: z.boolean().default(false).meta({ label: 'All day' }),
      /** Empty for the website's time zone. */
      timeZone: z.literal('').or(timeZoneSchema).default('').meta({
        label: 'Time zone',
        control: 'text',
        help: 'Such as Europe/Berlin; empty for that of the website.',
      }),
      place: place.prefault({}).meta({ label: 'Place' }),
    })
    .refine(
      ({ startsAt, endsAt }) =>
        startsAt === null || endsAt === null || Date.parse(endsAt) >= Date.parse(startsAt),
      {
        path: ['endsAt'],
        message: fieldCode('beforeStart'),
      },
    ),
});

declare module './record.ts' {
  interface RecordKinds {
    event: typeof record;
  }
}

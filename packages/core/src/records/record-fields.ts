import { z } from 'zod';
import { instantSchema } from '../calls/instant.ts';
import { idSchema } from '../id/id.ts';
import { optionalLinkSchema } from '../links/link.ts';

/** Fields that several record types have; each has a default, so that an item can start with only its title. */
export const text = (maxLength: number) => z.string().trim().max(maxLength).default('');

export const link = () => z.string().trim().pipe(optionalLinkSchema).default('');

/** A file or another object of the website, by its id. */
export const reference = () => idSchema.nullable().default(null);

/** UTC. */
export const instant = () => instantSchema.nullable().default(null);

/** Integer seconds; null if unknown. */
export const seconds = () => z.number().int().min(0).max(864_000).nullable().default(null);

/** A file made for a person to keep, and its creation time. */
export const madeFile = () =>
  z.object({
    file: reference().meta({ label: 'File', control: 'file' }),
    madeAt: instant().meta({ label: 'Made', control: 'date-time' }),
  });

import { z } from 'zod';

/** What a 32-bit column of the database holds; anything larger is refused where it enters (rule HTTP-29). */
export const maxInteger = 2 ** 31 - 1;

/** The version of something that a change is based on. */
export const versionSchema = z.number().int().min(0).max(maxInteger);

/** The place in a list that something is moved to. */
export const indexSchema = z.number().int().min(0).max(maxInteger);

import { z } from 'zod';

/** A page of a list: the first without a cursor, any other by `next` or `previous` of the one beside it. */
export const pagedQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(4000).optional(),
};

/** Null where the list ends. A cursor holds for the sort that it was given for. */
export const pagedReply = { next: z.string().nullable(), previous: z.string().nullable() };

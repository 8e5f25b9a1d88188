import { z } from 'zod';

/** A page of a list: the first without a cursor, any other by `next` or `previous` of its neighbour. */
export const pagedQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(4000).optional(),
};

/** Null at the end of the list. A cursor is only valid for the sort order it was created with. */
export const pagedReply = { next: z.string().nullable(), previous: z.string().nullable() };

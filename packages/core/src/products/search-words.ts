import { z } from 'zod';

/** How a page reads in search engines and shared links; empty for what the page itself says. */
export const searchWords = {
  seoTitle: z.string().trim().max(200),
  seoDescription: z.string().trim().max(500),
};

import { z } from 'zod';

/** The destination of an order, as far as prices depend on it; region and postal code are empty while unknown. */
export const destinationSchema = z.object({
  country: z.string(),
  region: z.string(),
  postalCode: z.string(),
});
export type Destination = z.infer<typeof destinationSchema>;

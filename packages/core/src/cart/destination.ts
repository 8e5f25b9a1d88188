import { z } from 'zod';

/** Where an order goes, as far as prices depend on it; region and postal code are empty while nobody said them. */
export const destinationSchema = z.object({
  country: z.string(),
  region: z.string(),
  postalCode: z.string(),
});
export type Destination = z.infer<typeof destinationSchema>;

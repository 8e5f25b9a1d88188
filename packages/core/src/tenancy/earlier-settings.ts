import { z } from 'zod';

const oneOption = z.looseObject({
  store: z.looseObject({ shipping: z.looseObject({}), shippingOptions: z.undefined().optional() }),
});

/** Converts settings of an archive from before a store had several shipping options; returns all others unchanged. */
export function currentSettings(given: unknown): unknown {
  const parsed = oneOption.safeParse(given);
  if (!parsed.success) return given;
  const { shipping, ...store } = parsed.data.store;
  const option = { id: 'flat', name: 'Standard shipping', ...shipping };
  return { ...parsed.data, store: { ...store, shippingOptions: [option] } };
}

import { z } from 'zod';
import { standardTax } from '../cart/tax-rules.ts';

const oneOption = z.looseObject({
  store: z.looseObject({ shipping: z.looseObject({}), shippingOptions: z.undefined().optional() }),
});

const sameEverywhere = z.looseObject({
  store: z.looseObject({ shippingOptions: z.unknown().array(), shippingZones: z.undefined().optional() }),
});

const rateByCountry = z.looseObject({
  store: z.looseObject({
    tax: z.looseObject({
      rates: z.record(z.string(), z.number()).optional(),
      isShippingTaxed: z.boolean().optional(),
      rules: z.undefined().optional(),
    }),
  }),
});

/** Converts the settings of an older archive; returns those of today unchanged. */
export function currentSettings(given: unknown): unknown {
  return withZones(withTaxRules(withShippingOptions(given)));
}

/** From before a store had several shipping options. */
function withShippingOptions(given: unknown): unknown {
  const parsed = oneOption.safeParse(given);
  if (!parsed.success) return given;
  const { shipping, ...store } = parsed.data.store;
  const option = { id: 'flat', name: 'Standard shipping', ...shipping };
  return { ...parsed.data, store: { ...store, shippingOptions: [option] } };
}

/** From before a store had zones: the same options for the whole world. */
function withZones(given: unknown): unknown {
  const parsed = sameEverywhere.safeParse(given);
  if (!parsed.success) return given;
  const { shippingOptions: options, ...store } = parsed.data.store;
  const zone = { id: 'everywhere', name: 'Everywhere', places: [{ country: '*' }], options };
  return { ...parsed.data, store: { ...store, shippingZones: [zone] } };
}

/** From before a store had tax rules: one rate for each country, in hundredths of a percent. */
function withTaxRules(given: unknown): unknown {
  const parsed = rateByCountry.safeParse(given);
  if (!parsed.success) return given;
  const { rates = {}, isShippingTaxed = true, ...tax } = parsed.data.store.tax;
  const rules = Object.entries(rates).map(([country, rate]) => ({
    country,
    rates: { [standardTax]: [{ rate: rate * 10 }] },
  }));
  const shipping = isShippingTaxed ? {} : { shipping: null };
  return { ...parsed.data, store: { ...parsed.data.store, tax: { ...tax, rules, ...shipping } } };
}

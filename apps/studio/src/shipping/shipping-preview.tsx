import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import { shippingPrice } from '@vitrine/core/cart/shipping-options.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { decimalsOf } from '@vitrine/core/money/money.ts';
import { readAmount } from '@vitrine/core/money/read-amount.ts';
import { quoteShipping, zoneFor } from '@vitrine/core/shipping/quote-shipping.ts';
import type { ShippingZone } from '@vitrine/core/shipping/shipping-settings.ts';
import { useState } from 'react';
import { formatAmount } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './shipping.module.css';
import { type Measures, readGrams, weightUnit } from './shipping-draft.ts';

interface ShippingPreviewProps {
  /** As typed, saved or not; null while they cannot be read. */
  readonly zones: readonly ShippingZone[] | null;
  readonly measures: Measures;
  /** Where the store sells. */
  readonly countries: readonly string[];
}

/** What a destination pays for a parcel, computed as the cart does (rule SHIPPING-6). */
export function ShippingPreview({ zones, measures, countries }: ShippingPreviewProps) {
  const decimals = decimalsOf(measures.currency);
  const [parcel, setParcel] = useState(() => ({
    country: countries[0] ?? 'US',
    region: '',
    postalCode: '',
    price: formatAmount(50 * 10 ** decimals, measures.currency),
    weight: '1',
  }));
  const set = (patch: Partial<typeof parcel>) => setParcel(before => ({ ...before, ...patch }));
  const after = readAmount(parcel.price, decimals);
  const weight = readGrams(parcel.weight, measures);
  const zone = zoneFor(zones ?? [], {
    country: parcel.country,
    region: parcel.region.trim(),
    postalCode: parcel.postalCode.trim(),
  });
  const isRead = zones !== null && after !== null && after >= 0 && weight !== null;
  const quotes = isRead ? quoteShipping(zone, { after, weight }) : [];
  const money = (amount: number) => formatMoney({ amount, currency: measures.currency }, studioLanguage());
  return (
    <div className={styles.preview}>
      <div className={styles.fields}>
        <SelectField
          label={t('rateCountry')}
          value={parcel.country}
          choices={countryCodes
            .map(value => ({ value, label: countryName(value, studioLanguage()) }))
            .toSorted((a, b) => a.label.localeCompare(b.label, studioLanguage()))}
          onChange={country => set({ country })}
        />
        <TextField label={t('tax.region')} value={parcel.region} onChange={region => set({ region })} />
        <TextField
          label={t('tax.postalCode')}
          value={parcel.postalCode}
          onChange={postalCode => set({ postalCode })}
        />
        <TextField
          label={t('shipping.previewPrice')}
          value={parcel.price}
          onChange={price => set({ price })}
          problem={after === null || after < 0 ? t('variant.badNumber') : undefined}
          inputMode="decimal"
          unit={measures.currency}
        />
        <TextField
          label={t('measure.weight')}
          value={parcel.weight}
          onChange={text => set({ weight: text })}
          problem={weight === null ? t('variant.badNumber') : undefined}
          inputMode="decimal"
          unit={weightUnit(measures)}
        />
      </div>
      {zones === null && <p className={styles.soft}>{t('shipping.previewLater')}</p>}
      {isRead && (
        <div role="status">
          <p className={styles.result}>
            {zone === null
              ? t('shipping.previewNowhere')
              : quotes.length === 0
                ? t('shipping.previewNone', { zone: zone.name })
                : t('shipping.previewZone', { zone: zone.name })}
          </p>
          <ul className={styles.soft}>
            {quotes.map(quote => (
              <li key={quote.id}>
                {[quote.name, money(shippingPrice(quote, after)), quote.time].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import { priceCart } from '@vitrine/core/cart/price-cart.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import { standardTax } from '@vitrine/core/cart/tax-rules.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { decimalsOf } from '@vitrine/core/money/money.ts';
import { readAmount } from '@vitrine/core/money/read-amount.ts';
import { rulesOfSettings } from '@vitrine/core/tax/rules-of-settings.ts';
import type { TaxSettings } from '@vitrine/core/tax/tax-settings.ts';
import { isReverseCharged, readVatId } from '@vitrine/core/tax/vat-id.ts';
import { useState } from 'react';
import { formatAmount } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { taxClassChoices } from './tax-class-choices.ts';
import styles from './taxes.module.css';

interface TaxPreviewProps {
  /** As typed, saved or not. */
  readonly tax: TaxSettings;
  readonly currency: string;
  /** Whether what was typed can be read; the sale stays typed until it can. */
  readonly isReadable: boolean;
}

/** What a product costs somewhere, computed as the cart does (rule TAX-9). */
export function TaxPreview({ tax, currency, isReadable }: TaxPreviewProps) {
  const decimals = decimalsOf(currency);
  const [sale, setSale] = useState(() => ({
    price: formatAmount(100 * 10 ** decimals, currency),
    taxClass: standardTax as string,
    country: tax.eu?.home ?? tax.rules.find(({ country }) => country !== '*')?.country ?? 'US',
    region: '',
    postalCode: '',
    vatId: '',
  }));
  const set = (patch: Partial<typeof sale>) => setSale(before => ({ ...before, ...patch }));
  const amount = readAmount(sale.price, decimals);
  const countries = countryCodes
    .map(value => ({ value, label: countryName(value, studioLanguage()) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, studioLanguage()));
  const vatId = readVatId(sale.vatId);
  return (
    <div className={styles.preview}>
      <div className={styles.sale}>
        <TextField
          label={t('tax.previewPrice')}
          value={sale.price}
          onChange={price => set({ price })}
          problem={amount === null || amount < 0 ? t('variant.badNumber') : undefined}
          inputMode="decimal"
          unit={currency}
        />
        <SelectField
          label={t('tax.class')}
          value={sale.taxClass}
          choices={taxClassChoices(tax.classes)}
          onChange={taxClass => set({ taxClass })}
        />
        <SelectField
          label={t('rateCountry')}
          value={sale.country}
          choices={countries}
          onChange={country => set({ country })}
        />
        <TextField label={t('tax.region')} value={sale.region} onChange={region => set({ region })} />
        <TextField
          label={t('tax.postalCode')}
          value={sale.postalCode}
          onChange={postalCode => set({ postalCode })}
        />
        {tax.eu !== null && (
          <TextField
            label={t('tax.vatId')}
            value={sale.vatId}
            onChange={typed => set({ vatId: typed })}
            problem={sale.vatId !== '' && vatId === null ? t('tax.vatIdForm') : undefined}
          />
        )}
      </div>
      {!isReadable && <p className={styles.soft}>{t('tax.previewLater')}</p>}
      {isReadable && amount !== null && amount >= 0 && (
        <Result tax={tax} currency={currency} sale={{ ...sale, amount }} />
      )}
    </div>
  );
}

interface Sale {
  readonly amount: number;
  readonly taxClass: string;
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  readonly vatId: string;
}

function Result({ tax, currency, sale }: Omit<TaxPreviewProps, 'isReadable'> & { readonly sale: Sale }) {
  const { amount, taxClass, vatId, ...place } = sale;
  const destination = { ...place, region: place.region.trim(), postalCode: place.postalCode.trim() };
  const isReversed = isReverseCharged({ home: tax.eu?.home ?? null, destination, vatId });
  const { total, steps } = priceCart(
    [
      {
        key: 'one',
        title: t('tax.previewProduct'),
        productId: 'one',
        categories: [],
        quantity: 1,
        unitPrice: amount,
        listPrice: amount,
        taxClass,
        isShipped: false,
        isDiscounted: true,
      },
    ],
    {
      destination,
      shipping: null,
      tax: {
        isIncluded: tax.isIncluded,
        rules: rulesOfSettings(tax),
        shipping: tax.shipping,
        reverseCharge: isReversed ? (readVatId(vatId)?.id ?? null) : null,
      },
      discounts: [],
      email: null,
      now: '',
      used: {},
    },
  );
  const money = (value: number) => formatMoney({ amount: value, currency }, studioLanguage());
  return (
    <div role="status">
      <p className={styles.result}>
        {t('tax.previewTotal', {
          country: countryName(place.country, studioLanguage()),
          total: money(total),
        })}
      </p>
      <ul className={styles.soft}>
        {explainSteps(steps, money, studioLanguage()).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
        {steps.every(({ kind }) => kind === 'price') && <li>{t('tax.previewNone')}</li>}
      </ul>
    </div>
  );
}

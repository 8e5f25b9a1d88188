import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { fromLocalTime, toLocalTime } from '@vitrine/controls/field/local-time.ts';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { contentUnits, referencesFor } from '@vitrine/core/products/per-unit.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';
import type { VariantDraft } from './product-draft.ts';
import type { ProductFormState } from './use-product-form.ts';

export interface VariantOfferProps {
  readonly variant: VariantDraft;
  readonly form: ProductFormState;
}

/** The dates of a sale, and the content that a price of an amount is computed from. */
export function VariantOffer({ variant, form }: VariantOfferProps) {
  const { key } = variant;
  const { setVariant, problems } = form;
  const problem = (field: string) => problems[`${key}.${field}`];
  const [first = 'kg'] = referencesFor(variant.contentUnit);
  return (
    <>
      {variant.isOnSale && (
        <FieldRow>
          {(['saleFrom', 'saleUntil'] as const).map(field => (
            <TextField
              key={field}
              label={t(field)}
              type="datetime-local"
              value={toLocalTime(variant[field])}
              onChange={text => setVariant(key, { [field]: text === '' ? null : fromLocalTime(text) })}
              problem={problem(field)}
              help={t(`${field}Hint`)}
            />
          ))}
        </FieldRow>
      )}
      <FieldRow>
        <TextField
          label={t('content')}
          value={variant.content}
          onChange={content => setVariant(key, { content })}
          problem={problem('content')}
          inputMode="decimal"
          help={t('contentHint')}
        />
        <SelectField
          label={t('contentUnit')}
          value={variant.contentUnit}
          choices={contentUnits.map(unit => ({ value: unit, label: unit }))}
          onChange={value => {
            const contentUnit = contentUnits.find(unit => unit === value) ?? variant.contentUnit;
            const possible = referencesFor(contentUnit);
            const contentPer = possible.find(per => per === variant.contentPer) ?? possible[0] ?? 'kg';
            setVariant(key, { contentUnit, contentPer });
          }}
          problem={problem('contentUnit')}
        />
        <SelectField
          label={t('contentPer')}
          value={variant.contentPer}
          choices={referencesFor(variant.contentUnit).map(per => ({ value: per, label: per }))}
          onChange={value =>
            setVariant(key, {
              contentPer: referencesFor(variant.contentUnit).find(per => per === value) ?? first,
            })
          }
          problem={problem('contentPer')}
        />
      </FieldRow>
    </>
  );
}

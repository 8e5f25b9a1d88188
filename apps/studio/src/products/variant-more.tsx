import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { AssetField } from '@vitrine/controls/pickers/asset-field.tsx';
import { measurementUnit } from '@vitrine/core/products/measurement-text.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';
import { PlanField } from './plan-field.tsx';
import type { VariantDraft } from './product-draft.ts';
import styles from './products.module.css';
import type { ProductFormState } from './use-product-form.ts';
import { VariantOffer } from './variant-offer.tsx';

export interface VariantMoreProps {
  readonly variant: VariantDraft;
  readonly form: ProductFormState;
  /** Whether the table already has cells for some of the fields. */
  readonly isInTable?: boolean;
}

/** A variant’s fields other than price and stock. */
export function VariantMore({ variant, form, isInTable = false }: VariantMoreProps) {
  const { key } = variant;
  const { setVariant, problems, draft, store } = form;
  const measures = isInTable
    ? (['length', 'width', 'height'] as const)
    : (['weight', 'length', 'width', 'height'] as const);
  return (
    <>
      <FieldRow>
        {isInTable ? (
          <SwitchField
            label={t('onSale')}
            isOn={variant.isOnSale}
            onChange={isOnSale => setVariant(key, { isOnSale })}
          />
        ) : (
          <TextField
            label={t('sku')}
            value={variant.sku}
            onChange={sku => setVariant(key, { sku })}
            problem={problems[`${key}.sku`]}
            help={t('skuHint')}
          />
        )}
        <TextField
          label={t('gtin')}
          value={variant.gtin}
          onChange={gtin => setVariant(key, { gtin })}
          problem={problems[`${key}.gtin`]}
          help={t('gtinHint')}
        />
        {draft.type === productTypes.physical &&
          measures.map(field => (
            <TextField
              key={field}
              label={t(`measure.${field}`)}
              value={variant[field]}
              onChange={text => setVariant(key, { [field]: text })}
              problem={problems[`${key}.${field}`]}
              inputMode="decimal"
              unit={measurementUnit(field === 'weight' ? 'weight' : 'side', store.unitSystem)}
            />
          ))}
        <AssetField
          label={t('variantPicture')}
          kind="image"
          value={variant.imageId}
          onChange={imageId => setVariant(key, { imageId })}
          problem={problems[`${key}.imageId`]}
        />
      </FieldRow>
      <VariantOffer variant={variant} form={form} />
      {form.options.length > 0 && draft.type !== productTypes.giftCard && (
        <div className={styles.variantPlan}>
          <PlanField
            plan={variant.plan}
            onChange={plan => setVariant(key, { plan })}
            without={t('plan.asProduct')}
          />
        </div>
      )}
    </>
  );
}

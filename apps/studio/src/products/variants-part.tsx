import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TagsField } from '@vitrine/controls/field/tags-field.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { listStyle } from '@vitrine/core/products/option-style.ts';
import { maxOptions } from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import { OptionLook } from './option-look.tsx';
import type { VariantDraft } from './product-draft.ts';
import styles from './products.module.css';
import type { ProductFormState } from './use-product-form.ts';
import { VariantMore } from './variant-more.tsx';
import { VariantTable } from './variant-table.tsx';
import { VariantsApply } from './variants-apply.tsx';

export interface VariantsPartProps {
  readonly form: ProductFormState;
}

/** Options produce variants; each variant has a price and a stock, and further fields behind its row. */
export function VariantsPart({ form }: VariantsPartProps) {
  const { options, changeOptions, changeLook, variants, problems } = form;
  const change = (at: number, patch: Partial<(typeof options)[number]>) =>
    changeOptions(options.map((option, place) => (place === at ? { ...option, ...patch } : option)));
  return (
    <Part title={t('variants')} hint={options.length === 0 ? t('variantsHint') : undefined}>
      {options.map((option, at) => (
        // An option has no name until one is typed; its number identifies it.
        <div key={String(at)} className={styles.option}>
          <TextField
            label={t('optionName', { n: at + 1 })}
            value={option.name}
            onChange={name => change(at, { name })}
            problem={problems[`optionNames.${at}`] ?? problems.optionNames}
            placeholder={t('optionExample')}
          />
          <TagsField
            label={t('optionValues')}
            tags={option.values}
            onChange={values => change(at, { values })}
            maxLength={200}
          />
          <IconButton
            icon="trash"
            kind="danger"
            label={t('optionRemove', { name: option.name || at + 1 })}
            onPress={() => changeOptions(options.toSpliced(at, 1))}
          />
          <OptionLook
            option={option}
            name={option.name || String(at + 1)}
            problem={problems[`optionStyles.${at}`]}
            hasPicture={value =>
              variants.some(({ imageId, optionValues }) => imageId !== null && optionValues.includes(value))
            }
            onChange={look => changeLook(option.name, look)}
          />
        </div>
      ))}
      {options.length < maxOptions && (
        <div>
          <Button
            icon="plus"
            onPress={() => changeOptions([...options, { ...listStyle, name: '', values: [] }])}
          >
            {t('optionAdd')}
          </Button>
        </div>
      )}
      {variants.length > 1 ? (
        <>
          <VariantsApply form={form} />
          <VariantTable form={form} />
        </>
      ) : (
        variants.map(variant => <OnlyVariant key={variant.key} variant={variant} form={form} />)
      )}
    </Part>
  );
}

interface OnlyVariantProps extends VariantsPartProps {
  readonly variant: VariantDraft;
}

function OnlyVariant({ variant, form }: OnlyVariantProps) {
  const { key } = variant;
  const { setVariant, problems, store, draft } = form;
  const isCounted = draft.type !== productTypes.digital;
  const set = (patch: Partial<VariantDraft>) => setVariant(key, patch);
  const problem = (field: string) => problems[`${key}.${field}`];
  return (
    <div className={styles.variant}>
      <FieldRow>
        <TextField
          label={t('price')}
          value={variant.price}
          onChange={price => set({ price })}
          problem={problem('price')}
          inputMode="decimal"
          unit={store.currency}
        />
        <TextField
          label={t('salePrice')}
          value={variant.salePrice}
          onChange={salePrice => set({ salePrice, isOnSale: salePrice.trim() !== '' })}
          problem={problem('salePrice')}
          inputMode="decimal"
          unit={store.currency}
        />
        {isCounted && !variant.isUnlimited && (
          <TextField
            label={t('stock')}
            value={variant.stock}
            onChange={stock => set({ stock })}
            problem={problem('stock')}
            inputMode="numeric"
          />
        )}
      </FieldRow>
      <FieldRow>
        {isCounted && (
          <SwitchField
            label={t('unlimitedStock')}
            isOn={variant.isUnlimited}
            onChange={isUnlimited =>
              set({ isUnlimited, ...(isUnlimited ? {} : { stock: variant.stock || '0' }) })
            }
          />
        )}
        <SwitchField label={t('onSale')} isOn={variant.isOnSale} onChange={isOnSale => set({ isOnSale })} />
      </FieldRow>
      <VariantMore variant={variant} form={form} />
    </div>
  );
}

import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TagsField } from '@vitrine/controls/field/tags-field.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { maxOptions } from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { useState } from 'react';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import type { VariantDraft } from './product-draft.ts';
import styles from './products.module.css';
import type { ProductFormState } from './use-product-form.ts';

export interface VariantsPartProps {
  readonly form: ProductFormState;
  readonly currency: string;
}

/** Options make variants; each has its price and its stock, and more behind its row. */
export function VariantsPart({ form, currency }: VariantsPartProps) {
  const { options, changeOptions, variants, problems } = form;
  const change = (at: number, patch: Partial<(typeof options)[number]>) =>
    changeOptions(options.map((option, place) => (place === at ? { ...option, ...patch } : option)));
  return (
    <Part title={t('variants')} hint={options.length === 0 ? t('variantsHint') : undefined}>
      {options.map((option, at) => (
        // An option has no name of its own before it is typed; its place tells it apart.
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
        </div>
      ))}
      {options.length < maxOptions && (
        <div>
          <Button icon="plus" onPress={() => changeOptions([...options, { name: '', values: [] }])}>
            {t('optionAdd')}
          </Button>
        </div>
      )}
      <ul className={styles.variants}>
        {variants.map(variant => (
          <VariantRow key={variant.key} variant={variant} form={form} currency={currency} />
        ))}
      </ul>
    </Part>
  );
}

interface VariantRowProps extends VariantsPartProps {
  readonly variant: VariantDraft;
}

function VariantRow({ variant, form, currency }: VariantRowProps) {
  const { key } = variant;
  const { setVariant, problems, draft, variants } = form;
  const [isOpen, setIsOpen] = useState(variants.length === 1);
  const set = (patch: Partial<VariantDraft>) => setVariant(key, patch);
  const problem = (field: string) => problems[`${key}.${field}`];
  const name = variant.optionValues.join(' / ') || t('variantOnly');
  const hasHiddenProblem = ['sku', 'weight', 'length', 'width', 'height'].some(field => problem(field));
  return (
    <li className={styles.variant}>
      <div className={styles.variantHead}>
        <strong className={styles.variantName}>{name}</strong>
        <IconButton
          icon={isOpen ? 'chevronDown' : 'chevronRight'}
          isSmall
          label={t('variantMore', { name })}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        />
      </div>
      <FieldRow>
        <TextField
          label={t('price')}
          value={variant.price}
          onChange={price => set({ price })}
          problem={problem('price')}
          inputMode="decimal"
          unit={currency}
        />
        <TextField
          label={t('salePrice')}
          value={variant.salePrice}
          onChange={salePrice => set({ salePrice, isOnSale: salePrice.trim() !== '' })}
          problem={problem('salePrice')}
          inputMode="decimal"
          unit={currency}
        />
        {!variant.isUnlimited && (
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
        <SwitchField
          label={t('unlimitedStock')}
          isOn={variant.isUnlimited}
          onChange={isUnlimited =>
            set({ isUnlimited, ...(isUnlimited ? {} : { stock: variant.stock || '0' }) })
          }
        />
        <SwitchField label={t('onSale')} isOn={variant.isOnSale} onChange={isOnSale => set({ isOnSale })} />
      </FieldRow>
      {(isOpen || hasHiddenProblem) && (
        <FieldRow>
          <TextField
            label={t('sku')}
            value={variant.sku}
            onChange={sku => set({ sku })}
            problem={problem('sku')}
            help={t('skuHint')}
          />
          {draft.type === productTypes.physical &&
            (['weight', 'length', 'width', 'height'] as const).map(field => (
              <TextField
                key={field}
                label={t(`measure.${field}`)}
                value={variant[field]}
                onChange={text => set({ [field]: text })}
                problem={problem(field)}
                inputMode="decimal"
                unit={field === 'weight' ? 'kg' : 'cm'}
              />
            ))}
        </FieldRow>
      )}
    </li>
  );
}

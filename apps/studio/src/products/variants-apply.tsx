import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { useState } from 'react';
import { t } from '../messages/translate.ts';
import type { ProductFormState } from './use-product-form.ts';
import { columnsFor, type GridColumn, patchOf, variantsWith } from './variant-grid.ts';
import styles from './variant-table.module.css';
import { columnNames } from './variant-table.tsx';

/** Sets one value for all variants, or for all with one value of an option, such as all red ones. */
export function VariantsApply({ form }: { readonly form: ProductFormState }) {
  const { options, variants, setVariant, draft } = form;
  const toast = useToast();
  const [target, setTarget] = useState('');
  const [column, setColumn] = useState<GridColumn>('price');
  const [text, setText] = useState('');
  const used = options.filter(option => option.values.length > 0);
  const targets = used.flatMap(({ name, values }, option) =>
    values.map(value => ({ option, value, label: t('variantsOf', { option: name, value }) })),
  );
  const columns = columnsFor(draft.type).filter(one => one !== 'sku');
  const apply = () => {
    const affected = variantsWith(variants, target === '' ? null : (targets[Number(target)] ?? null));
    for (const { key } of affected) setVariant(key, patchOf(column, text));
    toast({ message: t('variantsSet', { column: columnNames[column](), n: affected.length }) });
  };
  return (
    <div className={styles.apply}>
      <SelectField
        label={t('variantsFor')}
        value={target}
        onChange={setTarget}
        choices={[
          { value: '', label: t('variantsAll') },
          ...targets.map(({ label }, at) => ({ value: String(at), label })),
        ]}
      />
      <SelectField
        label={t('variantsColumn')}
        value={column}
        onChange={value => setColumn(columns.find(one => one === value) ?? 'price')}
        choices={columns.map(value => ({ value, label: columnNames[value]() }))}
      />
      <TextField
        label={t('variantsValue')}
        value={text}
        onChange={setText}
        inputMode="decimal"
        {...(column === 'stock' ? { placeholder: t('unlimited') } : {})}
      />
      <Button onPress={apply}>{t('variantsApply')}</Button>
    </div>
  );
}

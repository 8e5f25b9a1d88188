import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { givenReasons } from '@vitrine/core/inventory/inventory.calls.ts';
import { roundings } from '@vitrine/core/product-edits/product-edit.ts';
import { publishStates } from '@vitrine/core/products/product.ts';
import type { ReactNode } from 'react';
import { t } from '../messages/translate.ts';
import { productStateWords } from '../products/product-state-words.ts';
import { TaxClassField } from '../taxes/tax-class-field.tsx';
import { type EditDraft, editKinds } from './edit-draft.ts';
import styles from './product-edits.module.css';

export interface EditFieldsProps {
  readonly draft: EditDraft;
  readonly set: (patch: Partial<EditDraft>) => void;
  readonly currency: string;
  readonly problem: string | undefined;
}

/** What is to be done, and only the fields that belong to it. */
export function EditFields(props: EditFieldsProps) {
  const { draft, set } = props;
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('edits.what')}
        value={draft.kind}
        onChange={value =>
          set({ kind: editKinds.find(one => one === value) ?? 'scalePrice', number: '', name: '' })
        }
        choices={editKinds.map(value => ({ value, label: t(`edits.kind.${value}`) }))}
      />
      {fieldsOf(props)}
    </div>
  );
}

function fieldsOf({ draft, set, currency, problem }: EditFieldsProps): ReactNode {
  const number = (label: string, unit?: string, help?: string) => (
    <TextField
      label={label}
      value={draft.number}
      onChange={text => set({ number: text })}
      unit={unit}
      help={help}
      problem={problem}
    />
  );
  const rounding = (
    <SelectField
      label={t('edits.rounding')}
      value={draft.rounding}
      onChange={value => set({ rounding: roundings.find(one => one === value) ?? 'exact' })}
      choices={roundings.map(value => ({ value, label: t(`edits.rounding.${value}`) }))}
    />
  );
  const reason = (
    <SelectField
      label={t('inventory.why')}
      value={draft.reason}
      onChange={value => set({ reason: givenReasons.find(one => one === value) ?? 'counted' })}
      choices={givenReasons.map(value => ({ value, label: t(`inventory.for.${value}`) }))}
    />
  );
  const name = (label: string) => (
    <TextField label={label} value={draft.name} onChange={text => set({ name: text })} problem={problem} />
  );
  switch (draft.kind) {
    case 'setPrice':
      return number(t('price'), currency);
    case 'addToPrice':
      return [
        <div key="number">{number(t('pricesAmount'), currency, t('edits.signed'))}</div>,
        <div key="rounding">{rounding}</div>,
      ];
    case 'scalePrice':
      return [
        <div key="number">{number(t('pricesPercent'), '%', t('edits.signed'))}</div>,
        <div key="rounding">{rounding}</div>,
      ];
    case 'beginSale':
      return [
        <div key="number">{number(t('edits.off'), '%')}</div>,
        <div key="rounding">{rounding}</div>,
        <TextField
          key="from"
          label={t('saleFrom')}
          type="datetime-local"
          value={draft.from}
          onChange={from => set({ from })}
          help={t('saleFromHint')}
        />,
        <TextField
          key="until"
          label={t('saleUntil')}
          type="datetime-local"
          value={draft.until}
          onChange={until => set({ until })}
          help={t('saleUntilHint')}
        />,
      ];
    case 'setState':
      return (
        <SelectField
          label={t('state')}
          value={draft.state}
          onChange={state => set({ state })}
          choices={(['published', 'draft', 'private'] as const).map(value => ({
            value: String(publishStates[value]),
            label: productStateWords(publishStates[value]),
          }))}
        />
      );
    case 'addTag':
    case 'removeTag':
      return name(t('edits.tag'));
    case 'addCategory':
    case 'removeCategory':
      return name(t('category'));
    case 'setStock':
      return [
        <div key="number">{number(t('inventory.onHand'), undefined, t('edits.stockHint'))}</div>,
        <div key="reason">{reason}</div>,
      ];
    case 'addToStock':
      return [
        <div key="number">{number(t('inventory.change'), undefined, t('edits.signed'))}</div>,
        <div key="reason">{reason}</div>,
      ];
    case 'setTaxClass':
      return <TaxClassField value={draft.taxClass} onChange={taxClass => set({ taxClass })} />;
    case 'endSale':
      return null;
  }
}

import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { categoryCalls } from '@vitrine/core/products/categories.calls.ts';
import { maxTagLength } from '@vitrine/core/products/product.ts';
import { useCall } from '../api/use-call.ts';
import { inTreeOrder } from '../categories/tree-order.ts';
import { t } from '../messages/translate.ts';
import { typeChoices } from '../products/type-choices.ts';
import { type ConditionDraft, conditionKinds } from './rule-draft.ts';

interface ConditionFieldsProps {
  readonly draft: ConditionDraft;
  readonly currency: string;
  readonly onChange: (next: ConditionDraft) => void;
}

/** What a condition is about, and its value. */
export function ConditionFields({ draft, currency, onChange }: ConditionFieldsProps) {
  const { kind, text, from, to } = draft;
  const set = (patch: Partial<ConditionDraft>) => onChange({ ...draft, ...patch });
  const label = t(`collection.is.${kind}`);
  return (
    <>
      <SelectField
        label={t('collection.filled')}
        isLabelHidden
        value={kind}
        choices={conditionKinds.map(value => ({ value, label: t(`collection.is.${value}`) }))}
        onChange={value => set({ kind: conditionKinds.find(one => one === value) ?? 'category', text: '' })}
      />
      {kind === 'category' && <CategorySelect value={text} onChange={term => set({ text: term })} />}
      {(kind === 'tag' || kind === 'title') && (
        <TextField
          label={label}
          value={text}
          onChange={typed => set({ text: typed })}
          maxLength={kind === 'tag' ? maxTagLength : 100}
        />
      )}
      {kind === 'created' && (
        <TextField
          label={t('collection.days')}
          value={text}
          onChange={typed => set({ text: typed })}
          inputMode="numeric"
        />
      )}
      {kind === 'type' && (
        <SelectField
          label={label}
          value={text}
          choices={typeChoices()}
          onChange={value => set({ text: value })}
        />
      )}
      {kind === 'price' && (
        <>
          <TextField
            label={t('collection.from')}
            value={from}
            onChange={typed => set({ from: typed })}
            inputMode="decimal"
            unit={currency}
          />
          <TextField
            label={t('collection.to')}
            value={to}
            onChange={typed => set({ to: typed })}
            inputMode="decimal"
            unit={currency}
          />
        </>
      )}
    </>
  );
}

function CategorySelect({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (term: string) => void;
}) {
  const list = useCall(categoryCalls.list, {});
  const choices = inTreeOrder(list.data?.categories ?? []).map(({ category: { term, name }, above }) => ({
    value: term,
    label: [...above, name].join(' › '),
  }));
  return (
    <SelectField label={t('collection.is.category')} value={value} choices={choices} onChange={onChange} />
  );
}

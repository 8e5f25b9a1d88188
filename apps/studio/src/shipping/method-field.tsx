import { IconButton } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { t } from '../messages/translate.ts';
import { BracketsField } from './brackets-field.tsx';
import { PickupField } from './pickup-field.tsx';
import styles from './shipping.module.css';
import { type Measures, type MethodDraft, methodKinds } from './shipping-draft.ts';

interface MethodFieldProps {
  readonly option: MethodDraft;
  /** Its name or number, for the labels of its buttons. */
  readonly name: string;
  readonly measures: Measures;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (patch: Partial<MethodDraft>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** One shipping method: its price, when it is offered, and what it promises. */
export function MethodField({
  option,
  name,
  measures,
  problems,
  onChange,
  onMove,
  onRemove,
  isFirst,
  isLast,
}: MethodFieldProps) {
  const { id, kind } = option;
  const hasBrackets = kind === 'weight' || kind === 'price';
  const money = (field: 'amount' | 'freeFrom' | 'minimum', label: string, help?: string) => (
    <TextField
      label={label}
      value={option[field]}
      onChange={text => onChange({ [field]: text })}
      problem={problems[`${id}.${field}`]}
      inputMode="decimal"
      unit={measures.currency}
      help={help}
    />
  );
  return (
    <div className={styles.method}>
      <div className={styles.fields}>
        <TextField
          label={t('shippingName')}
          value={option.name}
          onChange={text => onChange({ name: text })}
          problem={problems[`${id}.name`]}
          maxLength={80}
        />
        <SelectField
          label={t('shipping.kind')}
          value={kind}
          choices={methodKinds.map(value => ({ value, label: t(`shipping.kind.${value}`) }))}
          onChange={value => {
            const chosen = methodKinds.find(one => one === value);
            if (chosen) onChange({ kind: chosen });
          }}
        />
        <TextField
          label={t('shipping.time')}
          value={option.time}
          onChange={time => onChange({ time })}
          maxLength={120}
          placeholder={t('shipping.timeExample')}
        />
        {!hasBrackets && money('amount', t('shippingAmount'))}
        {money('freeFrom', t('freeFrom'), t('freeFromHint'))}
        {money('minimum', t('shipping.minimum'), t('shipping.minimumHint'))}
      </div>
      {hasBrackets && (
        <BracketsField
          brackets={option.brackets}
          by={kind}
          name={name}
          measures={measures}
          problems={problems}
          onChange={next => onChange({ brackets: next })}
        />
      )}
      {kind === 'pickup' && (
        <PickupField
          pickup={option.pickup}
          problem={problems[`${id}.line1`]}
          onChange={patch => onChange({ pickup: { ...option.pickup, ...patch } })}
        />
      )}
      <div className={styles.actions}>
        <IconButton
          icon="up"
          label={t('shippingUp', { name })}
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="down"
          label={t('shippingDown', { name })}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <IconButton icon="trash" kind="danger" label={t('shippingRemove', { name })} onPress={onRemove} />
      </div>
    </div>
  );
}

import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { maxBrackets } from '@vitrine/core/shipping/shipping-settings.ts';
import { t } from '../messages/translate.ts';
import styles from './shipping.module.css';
import { type BracketDraft, type Measures, newBracket, weightUnit } from './shipping-draft.ts';

interface BracketsFieldProps {
  readonly brackets: readonly BracketDraft[];
  readonly by: 'weight' | 'price';
  /** Of the shipping method. */
  readonly name: string;
  readonly measures: Measures;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (next: readonly BracketDraft[]) => void;
}

/** The prices by weight or subtotal, in ascending order. */
export function BracketsField({ brackets, by, name, measures, problems, onChange }: BracketsFieldProps) {
  const set = (key: string, patch: Partial<BracketDraft>) =>
    onChange(brackets.map(one => (one.key === key ? { ...one, ...patch } : one)));
  return (
    <>
      {brackets.map(({ key, upTo, amount }, at) => (
        <div key={key} className={styles.bracket}>
          <TextField
            label={by === 'weight' ? t('shipping.upToWeight') : t('shipping.upToPrice')}
            value={upTo}
            onChange={text => set(key, { upTo: text })}
            problem={problems[`${key}.upTo`]}
            inputMode="decimal"
            unit={by === 'weight' ? weightUnit(measures) : measures.currency}
            placeholder={t('shipping.noLimit')}
          />
          <TextField
            label={t('shippingAmount')}
            value={amount}
            onChange={text => set(key, { amount: text })}
            problem={problems[`${key}.amount`]}
            inputMode="decimal"
            unit={measures.currency}
          />
          <IconButton
            icon="trash"
            kind="danger"
            label={t('shipping.bracketRemove', { at: at + 1, name })}
            isDisabled={brackets.length === 1}
            onPress={() => onChange(brackets.filter(one => one.key !== key))}
          />
        </div>
      ))}
      <div>
        <Button
          icon="plus"
          isDisabled={brackets.length >= maxBrackets}
          onPress={() => onChange([...brackets, newBracket()])}
        >
          {t('shipping.bracketAdd')}
        </Button>
      </div>
    </>
  );
}

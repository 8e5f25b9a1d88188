import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { type MadeToOrder, makingUnits } from '@vitrine/core/products/made-to-order.ts';
import { makingText } from '@vitrine/core/products/making-text.ts';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import styles from './products.module.css';

interface MakingPartProps {
  readonly making: MadeToOrder | null;
  readonly onChange: (making: MadeToOrder | null) => void;
  readonly problems: Readonly<Record<string, string>>;
}

const usual: MadeToOrder = { from: 2, to: 3, unit: 'week', isBeyondStock: false, isToSpecification: false };

/** Whether and how long a product is made to order (rule MADETOORDER-1). */
export function MakingPart({ making, onChange, problems }: MakingPartProps) {
  const kind = making === null ? 'ready' : making.isBeyondStock ? 'beyond' : 'always';
  return (
    <Part title={t('making.title')} hint={t('making.hint')}>
      <SelectField
        label={t('making')}
        value={kind}
        choices={(['ready', 'always', 'beyond'] as const).map(value => ({
          value,
          label: t(`making.${value}`),
        }))}
        onChange={value =>
          onChange(
            value === 'ready'
              ? null
              : value === 'beyond'
                ? { ...(making ?? usual), isBeyondStock: true, isToSpecification: false }
                : { ...(making ?? usual), isBeyondStock: false },
          )
        }
        problem={problems.madeToOrder}
      />
      {making !== null && <MakingDetails making={making} onChange={onChange} problems={problems} />}
    </Part>
  );
}

function MakingDetails({ making, onChange, problems }: MakingPartProps & { readonly making: MadeToOrder }) {
  const numberField = (name: 'from' | 'to') => (
    <TextField
      label={t(`making.${name}`)}
      value={making[name] === 0 ? '' : String(making[name])}
      inputMode="numeric"
      onChange={text => onChange({ ...making, [name]: Number(text.replace(/\D/g, '').slice(0, 3)) })}
      problem={problems[`madeToOrder.${name}`]}
    />
  );
  return (
    <>
      <FieldRow>
        {numberField('from')}
        {numberField('to')}
        <SelectField
          label={t('making.unit')}
          value={making.unit}
          choices={makingUnits.map(unit => ({ value: unit, label: t(`making.unit.${unit}`) }))}
          onChange={value =>
            onChange({ ...making, unit: makingUnits.find(unit => unit === value) ?? 'week' })
          }
        />
      </FieldRow>
      <p className={styles.planText}>{t(making.isBeyondStock ? 'making.beyondHint' : 'making.alwaysHint')}</p>
      {!making.isBeyondStock && (
        <SwitchField
          label={t('making.toSpecification')}
          isOn={making.isToSpecification}
          onChange={isToSpecification => onChange({ ...making, isToSpecification })}
          help={t('making.toSpecificationHint')}
        />
      )}
      <p className={styles.planText}>{makingText(making, studioLanguage()).join(' ')}</p>
    </>
  );
}

import { IconButton } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { colorOfName, namedColors } from '@vitrine/core/products/option-colors.ts';
import { optionDisplays } from '@vitrine/core/products/option-style.ts';
import { useId } from 'react';
import { t } from '../messages/translate.ts';
import styles from './option-look.module.css';
import type { OptionDraft } from './product-draft.ts';

export interface OptionLookProps {
  readonly option: OptionDraft;
  /** The option’s placeholder name in labels. */
  readonly name: string;
  readonly hasPicture: (value: string) => boolean;
  readonly onChange: (patch: Partial<OptionDraft>) => void;
}

/** How an option is presented to visitors, and the colours of its swatches (rule STUDIO-34). */
export function OptionLook({ option, name, hasPicture, onChange }: OptionLookProps) {
  const { display, values, colors } = option;
  const setColor = (value: string, color: string | null) =>
    onChange({
      colors: [...colors.filter(one => one.value !== value), ...(color === null ? [] : [{ value, color }])],
    });
  return (
    <div className={styles.look}>
      <SelectField
        label={t('optionLook', { name })}
        value={display}
        choices={optionDisplays.map(value => ({ value, label: t(`optionLook.${value}`) }))}
        onChange={value => onChange({ display: optionDisplays.find(one => one === value) ?? 'list' })}
      />
      {display === 'swatches' && values.length > 0 && (
        <ul className={styles.swatches} aria-label={t('optionColors', { name })}>
          {values.map(value => (
            <Swatch
              key={value}
              value={value}
              own={colors.find(one => one.value === value)?.color ?? null}
              hasPicture={hasPicture(value)}
              onChange={color => setColor(value, color)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface SwatchProps {
  readonly value: string;
  readonly own: string | null;
  readonly hasPicture: boolean;
  readonly onChange: (color: string | null) => void;
}

function Swatch({ value, own, hasPicture, onChange }: SwatchProps) {
  const presets = useId();
  const byName = hasPicture ? null : colorOfName(value);
  const hint = hasPicture
    ? t('optionColorPicture')
    : byName === null
      ? t('optionColorNone')
      : t('optionColorName');
  return (
    <li className={styles.swatch}>
      <input
        className={styles.color}
        type="color"
        list={presets}
        aria-label={t('optionColorOf', { value })}
        value={own ?? byName ?? '#8b8b8b'}
        onChange={event => onChange(event.target.value)}
      />
      <datalist id={presets}>
        {Object.values(namedColors).map(({ color }) => (
          <option key={color} value={color} />
        ))}
      </datalist>
      <span className={styles.words}>
        {value}
        <span className={styles.hint}>{own ?? hint}</span>
      </span>
      {own !== null && (
        <IconButton icon="close" label={t('optionColorClear', { value })} onPress={() => onChange(null)} />
      )}
    </li>
  );
}

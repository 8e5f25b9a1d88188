import { useState } from 'react';
import { t } from '../messages/en.messages.ts';
import styles from './field.module.css';
import { TextField } from './text-field.tsx';

export interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
}

const whole = /^#[0-9a-fA-F]{6}$/;

/** The browser's own colour chooser, and the number beside it for those who have one. */
export function ColorField({ label, value, onChange, help }: ColorFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    const color = text.startsWith('#') ? text : `#${text}`;
    setDraft(text);
    if (whole.test(color)) onChange(color.toLowerCase());
  };
  const problem = draft !== null && !whole.test(draft.startsWith('#') ? draft : `#${draft}`);
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.color}>
        <span className={styles.swatch}>
          <input
            type="color"
            aria-label={t('pickColor', { name: label })}
            value={whole.test(value) ? value : '#000000'}
            onChange={event => {
              setDraft(null);
              onChange(event.target.value);
            }}
          />
        </span>
        <TextField
          label={`${label}: ${t('colorValue')}`}
          isLabelHidden
          value={draft ?? value}
          onChange={change}
          onBlur={() => setDraft(null)}
          problem={problem ? t('colorInvalid') : undefined}
        />
      </div>
      {help !== undefined && <span className={styles.help}>{help}</span>}
    </div>
  );
}

import { useState } from 'react';
import { t } from '../messages/translate.ts';
import colorStyles from './color.module.css';
import { formatOf, inNextFormat, plainHexOf, readWrittenColor, withHex } from './color-text.ts';
import styles from './field.module.css';
import { TextField } from './text-field.tsx';

export interface ColorFieldProps {
  readonly label: string;
  /** In hex, rgb() or hsl(). */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
  /** Whether it may be transparent. */
  readonly hasAlpha?: boolean;
}

/** The browser's colour picker, and next to it the colour as text in the format the person wrote (PALETTE-14). */
export function ColorField({ label, value, onChange, help, hasAlpha = false }: ColorFieldProps) {
  // The typed text is kept until the colour changes elsewhere.
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string } | null>(null);
  const typed = draft?.of === value ? draft.text : null;
  const problem = typed === null ? null : readWrittenColor(typed, { hasAlpha }).problem;
  const change = (text: string) => {
    const { color } = readWrittenColor(text, { hasAlpha });
    setDraft({ text, of: color ?? value });
    if (color !== null) onChange(color);
  };
  const put = (color: string) => {
    setDraft(null);
    onChange(color);
  };
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={colorStyles.color}>
        <span className={colorStyles.swatch}>
          <input
            type="color"
            aria-label={t('pickColor', { name: label })}
            value={plainHexOf(value)}
            onChange={event => put(withHex(value, event.target.value))}
          />
        </span>
        <TextField
          label={`${label}: ${t('colorValue')}`}
          isLabelHidden
          value={typed ?? value}
          onChange={change}
          onBlur={() => problem === null && setDraft(null)}
          problem={problem === null ? undefined : t(`colorProblem.${problem}`)}
        />
        <button
          type="button"
          className={colorStyles.format}
          aria-label={t('colorFormat', { name: label, format: formatOf(value) })}
          onClick={() => put(inNextFormat(value))}
        >
          {formatOf(value)}
        </button>
      </div>
      {help !== undefined && <span className={styles.help}>{help}</span>}
    </div>
  );
}

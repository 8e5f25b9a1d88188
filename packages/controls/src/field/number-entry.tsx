import { useState } from 'react';
import { t } from '../messages/translate.ts';
import { TextField } from './text-field.tsx';

export interface NumberEntryProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
  readonly help?: string;
  readonly problem?: string | undefined;
}

/** A number that is passed on only if it is valid; the typed text stays (rule PANEL-5). */
export function NumberEntry({ label, value, onChange, min, max, unit, help, problem }: NumberEntryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const invalid = draft === null ? undefined : problemOf(draft, min, max);
  const change = (text: string) => {
    setDraft(text);
    if (problemOf(text, min, max) === undefined) onChange(numberIn(text));
  };
  return (
    <TextField
      label={label}
      value={draft ?? String(value)}
      onChange={change}
      onBlur={() => invalid === undefined && setDraft(null)}
      inputMode="decimal"
      problem={invalid ?? problem}
      unit={unit}
      {...(help === undefined ? {} : { help })}
    />
  );
}

/** Accepts a comma as a decimal separator, too. */
function numberIn(text: string): number {
  return Number(text.trim().replace(',', '.'));
}

function problemOf(text: string, min?: number, max?: number): string | undefined {
  const value = text.trim() === '' ? Number.NaN : numberIn(text);
  if (!Number.isFinite(value)) return t('invalidNumber');
  if (min !== undefined && value < min) return t('tooSmall', { min });
  if (max !== undefined && value > max) return t('tooLarge', { max });
  return undefined;
}

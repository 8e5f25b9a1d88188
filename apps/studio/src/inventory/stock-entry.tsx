import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../messages/translate.ts';
import styles from './inventory.module.css';
import { readChange } from './read-number.ts';

export interface StockEntryProps {
  readonly onHand: number;
  readonly label: string;
  readonly onChange: (change: number) => void;
}

/** Enter or leaving the field saves the number; Escape restores it; the arrow keys reach the next row. */
export function StockEntry({ onHand, label, onChange }: StockEntryProps) {
  const id = useId();
  const [text, setText] = useState(String(onHand));
  const change = readChange(text, onHand);
  const save = () => {
    if (change !== null && change !== 0) onChange(change);
    if (change === 0) setText(String(onHand));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: entry } = event;
    if (key === 'Escape') return setText(String(onHand));
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
    if (by === 0 || event.nativeEvent.isComposing || (key === 'Enter' && change === null)) return;
    event.preventDefault();
    // Leaving it saves it.
    if (!focusBeside(entry, by)) entry.blur();
  };
  return (
    <>
      <input
        className={styles.entry}
        aria-label={label}
        inputMode="text"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={save}
        onKeyDown={press}
        {...(change === null ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
      />
      {change === null && (
        <span id={id} className={styles.problem}>
          {t('inventory.badNumber')}
        </span>
      )}
    </>
  );
}

function focusBeside(entry: HTMLInputElement, by: 1 | -1): boolean {
  const entries = [...(entry.closest('tbody')?.querySelectorAll<HTMLInputElement>(`.${styles.entry}`) ?? [])];
  const next = entries[entries.indexOf(entry) + by];
  next?.focus();
  return next !== undefined;
}

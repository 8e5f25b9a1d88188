import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { SaleItem } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';
import { t } from '../messages/translate.ts';
import texts from './counter-texts.module.css';
import styles from './scan-field.module.css';

interface ScanFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onFound: (items: readonly SaleItem[]) => void;
  readonly onSaid: (words: string) => void;
}

/** Always ready for a scanner: what is typed anywhere in the room goes here, and Enter looks it up (rule POS-7). */
export function ScanField({ typed, onType, onFound, onSaid }: ScanFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const [unknown, setUnknown] = useState(0);
  const field = () => form.current?.querySelector('input') ?? null;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event)) form.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', listen);
    // On a touch screen the focus would raise the keyboard over the products.
    if (matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useLayoutEffect(() => {
    if (unknown > 0) form.current?.querySelector('input')?.select();
  }, [unknown]);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const code = field()?.value.trim() ?? '';
    if (code === '') return;
    onType('');
    try {
      const { items } = await callApi(calls.code, { query: { code } });
      if (items.length > 0) {
        setProblem('');
        return onFound(items);
      }
      const words = t('counter.unknownCode', { code });
      setProblem(words);
      onSaid(words);
      // Its words may still be part of a title; the next scan replaces them.
      if (field()?.value === '') {
        onType(code);
        setUnknown(count => count + 1);
      }
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <form ref={form} className={styles.scan} onSubmit={event => void find(event)}>
      <SearchEntry
        label={t('counter.scan')}
        value={typed}
        onChange={value => {
          onType(value);
          if (value !== '') setProblem('');
        }}
      />
      {problem !== '' && <p className={texts.problem}>{problem}</p>}
    </form>
  );
}

/** A letter or digit that no field and no dialog takes. */
function isTyping({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]')
  );
}

import { historyKeyOf } from '@vitrine/controls/keys/shortcut-keys.ts';
import { useEffect } from 'react';

interface History {
  undo(): void;
  redo(): void;
}

/** Undo and redo by keyboard anywhere in the room; a field being typed in undoes its own typing (rule EDIT-9). */
export function useHistoryKeys(history: History): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.defaultPrevented || isTypedInto(event.target) ? null : historyKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      history[key]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [history]);
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches(
      'textarea, [contenteditable], input:not([type="range"], [type="checkbox"], [type="radio"])',
    )
  );
}

import type { MailDocument } from '@vitrine/core/mail/mail-document.ts';
import { useMemo, useState } from 'react';

interface Steps {
  readonly past: readonly MailDocument[];
  readonly now: MailDocument;
  readonly future: readonly MailDocument[];
  /** The field of the last change: more typing in it is the same step. */
  readonly field: string;
}

export interface DocumentHistory {
  readonly document: MailDocument;
  readonly change: (document: MailDocument, field?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A document with undo and redo until the room is left. */
export function useDocumentHistory(first: MailDocument): DocumentHistory {
  const [steps, setSteps] = useState<Steps>({ past: [], now: first, future: [], field: '' });
  return useMemo(
    () => ({
      document: steps.now,
      canUndo: steps.past.length > 0,
      canRedo: steps.future.length > 0,
      change: (document, field = '') =>
        setSteps(({ past, now, field: before }) => ({
          past: field !== '' && field === before ? past : [...past, now],
          now: document,
          future: [],
          field,
        })),
      undo: () =>
        setSteps(all => {
          const previous = all.past.at(-1);
          if (previous === undefined) return all;
          return { past: all.past.slice(0, -1), now: previous, future: [all.now, ...all.future], field: '' };
        }),
      redo: () =>
        setSteps(all => {
          const [next, ...future] = all.future;
          return next === undefined ? all : { past: [...all.past, all.now], now: next, future, field: '' };
        }),
    }),
    [steps],
  );
}

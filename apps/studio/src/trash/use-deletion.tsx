import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { type Place, pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { type ReactNode, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { UsesLine } from '../media/uses-line.tsx';
import { t } from '../messages/translate.ts';

export interface Deletion {
  readonly things: readonly { readonly id: string; readonly title: string }[];
  readonly go: () => void;
}

/**
 * Deletes at once what nothing leads to, as it can be restored; else says first what would lead nowhere (rule
 * TRASH-8).
 */
export function useDeletion(): { readonly ask: (deletion: Deletion) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<(Deletion & { readonly places: readonly Place[] }) | null>(null);
  const ask = async (deletion: Deletion) => {
    const ids = deletion.things.map(({ id }) => id);
    const places = await callApi(pagesCalls.linkedFrom, { body: { ids } }).then(
      reply => reply.places,
      // What cannot be looked up keeps nobody from deleting: it comes back by Undo.
      () => [],
    );
    if (places.length === 0) deletion.go();
    else setAsked({ ...deletion, places });
  };
  const [first] = asked?.things ?? [];
  const dialog = asked !== null && (
    <ConfirmDialog
      title={t('deleteLinked', { n: asked.things.length, what: first?.title ?? '' })}
      message={
        <>
          <p>{t('deleteLinkedFrom')}</p>
          <p>
            <UsesLine uses={asked.places} />
          </p>
          <p>{t('deleteLinkedHint')}</p>
        </>
      }
      action={t('delete')}
      isDestructive
      isOpen
      onConfirm={() => {
        setAsked(null);
        asked.go();
      }}
      onClose={() => setAsked(null)}
    />
  );
  return { ask: deletion => void ask(deletion), dialog };
}

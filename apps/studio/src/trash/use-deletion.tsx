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
 * Deletes items without asking if nothing links to them, since they can be restored; otherwise first lists the
 * links that would break (rule TRASH-8).
 */
export function useDeletion(): { readonly ask: (deletion: Deletion) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<(Deletion & { readonly places: readonly Place[] }) | null>(null);
  const ask = async (deletion: Deletion) => {
    const ids = deletion.things.map(({ id }) => id);
    const places = await callApi(pagesCalls.linkedFrom, { body: { ids } }).then(
      reply => reply.places,
      // A failed lookup does not prevent deleting: Undo restores the item.
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

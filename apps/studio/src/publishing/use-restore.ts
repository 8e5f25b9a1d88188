import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { publishingCalls, type Revision } from '@vitrine/core/publishing/publishing.calls.ts';
import { useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';
import { reopenAll } from '../editing/edit-sessions.ts';
import { t } from '../messages/translate.ts';

/** Restores a revision and refreshes the open documents, with an undo (rule EDITOR-20). */
export function useRestore(revisions: readonly Revision[]): {
  readonly isPending: boolean;
  readonly restore: (revision: Revision) => Promise<void>;
} {
  const queries = useQueryClient();
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const change = async (act: () => Promise<void>) => {
    setIsPending(true);
    try {
      await act();
    } catch (error) {
      toast({ message: messageOf(error), isError: true });
    }
    await Promise.all([reopenAll(), queries.invalidateQueries()]);
    setIsPending(false);
  };
  const restore = (wanted: Revision) =>
    change(async () => {
      const before = revisions.find(({ isPublished }) => isPublished);
      const { kept } = await restoreRevision(wanted);
      const undo = async () => {
        if (before) await restoreRevision(before);
        // The former edits are drafts again, and visitors still do not see them.
        if (kept) await restoreRevision(kept, { isDraft: true });
      };
      toast({
        message: t('revisionRestored', { n: wanted.number }),
        action: { label: t('undo'), onAction: () => void change(undo) },
      });
    });
  return { isPending, restore };
}

function restoreRevision({ id }: Revision, { isDraft = false } = {}) {
  return callApi(publishingCalls.restore, {
    params: { revisionId: id },
    ...(isDraft ? { query: { isDraft: 'true' } } : {}),
  });
}

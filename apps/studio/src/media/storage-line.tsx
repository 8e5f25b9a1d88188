import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { publishingCalls } from '@vitrine/core/publishing/publishing.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatSize } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './media.module.css';

/** How much of the website's storage its files use, including deleted ones that can be restored. */
export function StorageLine() {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useCall(mediaCalls.storage, {});
  const empty = useChange(publishingCalls.emptyFileTrash, [mediaCalls.storage, mediaCalls.list]);
  if (data === undefined) return null;
  const { usedBytes, deletedBytes, allowedBytes } = data;
  return (
    <div className={styles.soft}>
      {t('mediaStorage', { used: formatSize(usedBytes), allowed: formatSize(allowedBytes) })}
      {deletedBytes > 0 && (
        <>
          {` ${t('mediaStorageDeleted', { size: formatSize(deletedBytes) })} `}
          <Button onPress={() => setIsAsking(true)}>{t('mediaTrashEmpty')}</Button>
        </>
      )}
      <ConfirmDialog
        title={t('mediaTrashAsk')}
        message={t('mediaTrashHint')}
        action={t('mediaTrashEmpty')}
        isDestructive
        isOpen={isAsking}
        isPending={empty.isPending}
        onConfirm={() =>
          empty.mutate(
            {},
            {
              onSuccess: ({ removed }) => toast({ message: t('mediaTrashEmptied', { n: removed }) }),
              onError: error => toast({ message: messageOf(error), isError: true }),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

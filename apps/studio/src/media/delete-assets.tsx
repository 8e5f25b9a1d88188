import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type AssetListing, assetRestoreDays, mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { findUsed, idsOf, type UsedAsset, UsedFiles } from './used-files.tsx';

/** Lists where the files are used before it deletes them (rule DRAFT-9). */
export function useDeleteAssets(onDone: () => void) {
  const toast = useToast();
  const [asked, setAsked] = useState<readonly UsedAsset[] | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const change = useChange(mediaCalls.changeMany, [mediaCalls.list, mediaCalls.storage]);
  const showError = (error: unknown) => toast({ message: messageOf(error), isError: true });

  const ask = async (assets: readonly AssetListing[]) => {
    setIsLooking(true);
    try {
      setAsked(await findUsed(assets));
    } catch (error) {
      showError(error);
    } finally {
      setIsLooking(false);
    }
  };
  const restoreAssets = (assets: readonly AssetListing[]) =>
    change.mutate(
      { body: { ids: idsOf(assets), action: 'restore' } },
      { onSuccess: ({ changed }) => toast({ message: t('mediaBack', { n: changed }) }), onError: showError },
    );
  const act = async () => {
    const assets = (asked ?? []).map(({ asset }) => asset);
    try {
      await change.mutateAsync({ body: { ids: idsOf(assets), action: 'delete' } });
      toast({
        message: t('mediaDeleted', { n: assets.length, what: assets[0]?.fileName ?? '' }),
        action: { label: t('undo'), onAction: () => restoreAssets(assets) },
      });
      onDone();
    } catch (error) {
      showError(error);
    } finally {
      setAsked(null);
    }
  };
  const used = (asked ?? []).filter(({ uses }) => uses.length > 0);
  const n = asked?.length ?? 0;
  const dialog = asked !== null && (
    <ConfirmDialog
      title={t('mediaDelete', { n, what: asked[0]?.asset.fileName ?? '' })}
      message={
        <>
          {used.length === 0 && <p>{t('mediaDeleteUnused')}</p>}
          {used.length > 0 && <p>{t('mediaDeleteUsed', { n: used.length })}</p>}
          {used.length > 0 && <UsedFiles files={used} />}
          <p>{t('mediaDeleteBack', { n: assetRestoreDays })}</p>
        </>
      }
      action={t('delete')}
      isDestructive
      isOpen
      isPending={change.isPending}
      onConfirm={() => void act()}
      onClose={() => setAsked(null)}
    />
  );
  return { ask, dialog, isLooking };
}

import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type AssetListing, mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { publishingCalls } from '@vitrine/core/publishing/publishing.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { findUsed, idsOf, type UsedAsset, UsedFiles } from './used-files.tsx';

/** Makes files private or public; asks first if visitors would no longer see one (rules MEDIA-27 and MEDIA-28). */
export function usePrivacy(onDone: () => void = () => undefined) {
  const toast = useToast();
  const [asked, setAsked] = useState<readonly UsedAsset[] | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const change = useChange(mediaCalls.changeMany, [
    mediaCalls.list,
    pagesCalls.needs,
    publishingCalls.changes,
  ]);
  const showError = (error: unknown) => toast({ message: messageOf(error), isError: true });

  const act = async (assets: readonly AssetListing[], isPrivate: boolean, isUndo = false) => {
    try {
      await change.mutateAsync({
        body: { ids: idsOf(assets), action: isPrivate ? 'makePrivate' : 'makePublic' },
      });
      const what = { n: assets.length, what: assets[0]?.fileName ?? '' };
      toast({
        message: isPrivate ? t('mediaMadePrivate', what) : t('mediaMadePublic', what),
        ...(isUndo
          ? {}
          : { action: { label: t('undo'), onAction: () => void act(assets, !isPrivate, true) } }),
      });
      onDone();
    } catch (error) {
      showError(error);
    } finally {
      setAsked(null);
    }
  };
  const makePrivate = async (assets: readonly AssetListing[]) => {
    setIsLooking(true);
    try {
      const files = await findUsed(assets);
      if (files.some(({ uses }) => uses.length > 0)) setAsked(files);
      else await act(assets, true);
    } catch (error) {
      showError(error);
    } finally {
      setIsLooking(false);
    }
  };
  const used = (asked ?? []).filter(({ uses }) => uses.length > 0);
  const dialog = asked !== null && (
    <ConfirmDialog
      title={t('mediaPrivateAsk', { n: asked.length, what: asked[0]?.asset.fileName ?? '' })}
      message={
        <>
          <p>{t('mediaPrivateUsed', { n: used.length })}</p>
          <UsedFiles files={used} />
        </>
      }
      action={t('mediaMakePrivate')}
      isOpen
      isPending={change.isPending}
      onConfirm={() => void act(assetsOf(asked), true)}
      onClose={() => setAsked(null)}
    />
  );
  return {
    makePrivate,
    makePublic: (assets: readonly AssetListing[]) => act(assets, false),
    isPending: isLooking || change.isPending,
    dialog,
  };
}

function assetsOf(files: readonly UsedAsset[]): AssetListing[] {
  return files.map(({ asset }) => asset);
}

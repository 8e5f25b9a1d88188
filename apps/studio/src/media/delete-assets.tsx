import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type AssetListing, assetRestoreDays, mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { type AssetUse, pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import styles from './media.module.css';
import { UsesLine } from './uses-line.tsx';

interface UsedAsset {
  readonly asset: AssetListing;
  readonly uses: readonly AssetUse[];
}

const shown = 5;

/** Asks with the places where the files are used before it deletes them (rule DRAFT-9). */
export function useDeleteAssets(onDone: () => void) {
  const toast = useToast();
  const [asked, setAsked] = useState<readonly UsedAsset[] | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const change = useChange(mediaCalls.changeMany, [mediaCalls.list, mediaCalls.storage]);
  const fault = (error: unknown) => toast({ message: messageOf(error), isFault: true });

  const ask = async (assets: readonly AssetListing[]) => {
    setIsLooking(true);
    try {
      const { files } = await callApi(pagesCalls.usesOfMany, { body: { ids: idsOf(assets) } });
      const usesOf = new Map(files.map(({ assetId, uses }) => [assetId, uses]));
      setAsked(assets.map(asset => ({ asset, uses: usesOf.get(asset.id) ?? [] })));
    } catch (error) {
      fault(error);
    } finally {
      setIsLooking(false);
    }
  };
  const bringBack = (assets: readonly AssetListing[]) =>
    change.mutate(
      { body: { ids: idsOf(assets), action: 'restore' } },
      { onSuccess: ({ changed }) => toast({ message: t('mediaBack', { n: changed }) }), onError: fault },
    );
  const act = async () => {
    const assets = (asked ?? []).map(({ asset }) => asset);
    try {
      await change.mutateAsync({ body: { ids: idsOf(assets), action: 'delete' } });
      toast({
        message: t('mediaDeleted', { n: assets.length, what: assets[0]?.fileName ?? '' }),
        action: { label: t('undo'), onAction: () => bringBack(assets) },
      });
      onDone();
    } catch (error) {
      fault(error);
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
          {used.length > 0 && (
            <ul className={styles.uses}>
              {used.slice(0, shown).map(({ asset, uses }) => (
                <li key={asset.id}>
                  {asset.fileName}: <UsesLine uses={uses} />
                </li>
              ))}
              {used.length > shown && <li>{t('mediaUsesMore', { n: used.length - shown })}</li>}
            </ul>
          )}
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

function idsOf(assets: readonly AssetListing[]): AssetListing['id'][] {
  return assets.map(({ id }) => id);
}

import type { AssetListing } from '@vitrine/core/media/media.calls.ts';
import { type AssetUse, pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { callApi } from '../api/call-api.ts';
import { t } from '../messages/translate.ts';
import styles from './media.module.css';
import { UsesLine } from './uses-line.tsx';

export interface UsedAsset {
  readonly asset: AssetListing;
  readonly uses: readonly AssetUse[];
}

const shown = 5;

/** Each of these files with the places that use it, possibly none. */
export async function findUsed(assets: readonly AssetListing[]): Promise<UsedAsset[]> {
  const { files } = await callApi(pagesCalls.usesOfMany, { body: { ids: idsOf(assets) } });
  const usesOf = new Map(files.map(({ assetId, uses }) => [assetId, uses]));
  return assets.map(asset => ({ asset, uses: usesOf.get(asset.id) ?? [] }));
}

/** Files by name with the places that use them: the first few, and the number of others. */
export function UsedFiles({ files }: { readonly files: readonly UsedAsset[] }) {
  return (
    <ul className={styles.uses}>
      {files.slice(0, shown).map(({ asset, uses }) => (
        <li key={asset.id}>
          {asset.fileName}: <UsesLine uses={uses} />
        </li>
      ))}
      {files.length > shown && <li>{t('mediaUsesMore', { n: files.length - shown })}</li>}
    </ul>
  );
}

export function idsOf(assets: readonly AssetListing[]): AssetListing['id'][] {
  return assets.map(({ id }) => id);
}

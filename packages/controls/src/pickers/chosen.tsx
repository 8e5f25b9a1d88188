import type { Asset } from '@vitrine/core/media/asset.ts';
import type { ReactNode } from 'react';
import { AssetThumbnail } from './media-dialog.tsx';
import styles from './pickers.module.css';

export interface ChosenProps {
  readonly image: Asset | null | undefined;
  readonly title: string | undefined;
  /** The text below the title. */
  readonly note?: ReactNode;
  /** The buttons that choose and remove. */
  readonly children: ReactNode;
}

/** The value of a field, with its actions. */
export function Chosen({ image, title, note, children }: ChosenProps) {
  return (
    <div className={styles.chosen}>
      {image && <AssetThumbnail asset={image} />}
      <div className={styles.chosenText}>
        {title !== undefined && <span className={styles.assetName}>{title}</span>}
        {note}
        <div className={styles.chosenActions}>{children}</div>
      </div>
    </div>
  );
}

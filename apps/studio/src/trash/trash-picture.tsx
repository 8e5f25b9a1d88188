import { Icon } from '@vitrine/controls/icon/icon.tsx';
import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import { type Trashed, type TrashKind, trashPicturePath } from '@vitrine/core/trash/trash.calls.ts';
import { useState } from 'react';
import styles from './trash.module.css';

const icons: Readonly<Record<TrashKind, IconName>> = {
  page: 'pages',
  post: 'blog',
  section: 'section',
  product: 'selling',
  category: 'folder',
  productCollection: 'grid',
  discount: 'percent',
  draftOrder: 'orders',
  review: 'star',
  file: 'file',
  siteUser: 'account',
};

/** The picture of an item, or the icon of its type if it has none (rule TRASH-7). */
export function TrashPicture({ thing: { kind, pictureId } }: { readonly thing: Trashed }) {
  const [isMissing, setIsMissing] = useState(false);
  if (pictureId === null || isMissing) {
    return (
      <span className={styles.picture}>
        <Icon name={icons[kind]} size={20} />
      </span>
    );
  }
  return (
    <span className={styles.picture}>
      <img
        src={trashPicturePath.replace(':assetId', pictureId)}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setIsMissing(true)}
      />
    </span>
  );
}

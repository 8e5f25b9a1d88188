import type { HiddenFile } from '@vitrine/core/publishing/publishing.calls.ts';
import { UsesLine } from '../media/uses-line.tsx';
import { t } from '../messages/translate.ts';
import styles from './publishing.module.css';

const shown = 5;

/** Private files that visitors will not see, and where they are used (rule MEDIA-28). */
export function HiddenFiles({ files }: { readonly files: readonly HiddenFile[] }) {
  if (files.length === 0) return null;
  return (
    <div className={styles.hidden} role="note">
      <p>{t('publishHidden', { n: files.length })}</p>
      <ul>
        {files.slice(0, shown).map(({ assetId, fileName, uses }) => (
          <li key={assetId}>
            {fileName}: <UsesLine uses={uses} />
          </li>
        ))}
        {files.length > shown && <li>{t('mediaUsesMore', { n: files.length - shown })}</li>}
      </ul>
    </div>
  );
}

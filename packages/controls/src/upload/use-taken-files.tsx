import { type ReactNode, useState } from 'react';
import { t } from '../messages/translate.ts';
import { sortFiles } from './accepted-files.ts';
import styles from './upload.module.css';

export interface TakingFiles {
  readonly accept?: readonly string[] | undefined;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Passes on the accepted files, and reports the others (rule PANEL-14). */
export function useTakenFiles({ accept, isMultiple = false, onFiles }: TakingFiles): {
  readonly take: (files: readonly File[]) => void;
  readonly refusal: ReactNode;
} {
  const [refused, setRefused] = useState<readonly string[]>([]);
  return {
    take: files => {
      const sorted = sortFiles(files, accept);
      const taken = isMultiple ? sorted.taken : sorted.taken.slice(0, 1);
      setRefused(sorted.refused.map(({ name }) => name));
      if (taken.length > 0) onFiles(taken);
    },
    refusal: refused.length > 0 && (
      <p className={styles.refusal} role="alert">
        {t('filesRefused', { names: refused.join(', ') })}
      </p>
    ),
  };
}

import { fileAddress } from '@vitrine/core/media/asset.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { t } from '../messages/translate.ts';
import { readLink, readTyped } from './link-kinds.ts';
import { MediaDialog } from './media-dialog.tsx';
import { PageSearch, type Target } from './page-search.tsx';
import styles from './pickers.module.css';

export interface LinkChooserProps {
  readonly onChoose: (address: string) => void;
  /** Other actions besides choosing a file. */
  readonly children?: ReactNode;
}

/**
 * Chooses the target of a link in one step: the person types an address, or a search for a page, a product or a
 * post; Enter takes the first result (rules PANEL-6, PANEL-23).
 */
export function LinkChooser({ onChoose, children }: LinkChooserProps) {
  const [isChoosingFile, setIsChoosingFile] = useState(false);
  const extend = (search: string, found: readonly Target[]): readonly Target[] => {
    const typed = readTyped(search);
    if (typed === null || found.some(({ address }) => address === typed.address)) return found;
    return [{ ...typed, title: readLink(typed.address).text, image: null }, ...found];
  };
  return (
    <div className={styles.linkChooser}>
      <PageSearch extend={extend} onChoose={({ address }) => onChoose(address)} />
      <div className={styles.linkActions}>
        <Button icon="file" onPress={() => setIsChoosingFile(true)}>
          {t('choose.file')}
        </Button>
        {children}
      </div>
      <MediaDialog
        kind="file"
        isOpen={isChoosingFile}
        onClose={() => setIsChoosingFile(false)}
        onChoose={([asset]) => {
          setIsChoosingFile(false);
          if (asset) onChoose(fileAddress(asset));
        }}
      />
    </div>
  );
}

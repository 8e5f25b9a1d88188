import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { PageSearch } from '@vitrine/controls/pickers/page-search.tsx';
import { useState } from 'react';
import { t } from '../messages/translate.ts';

export interface ShownPageProps {
  readonly title: string;
  readonly onChoose: (address: string) => void;
}

/** Chooses another page, product or post for the preview of the design. */
export function ShownPage({ title, onChoose }: ShownPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const cart = { kind: 'page', title: t('designCart'), address: '/cart', image: null } as const;
  return (
    <>
      <Button isWide icon="eye" onPress={() => setIsOpen(true)}>
        {t('designShown', { title })}
      </Button>
      <Dialog title={t('designShow')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <PageSearch
          extend={(search, found) => (search === '' ? [...found, cart] : found)}
          onChoose={target => {
            setIsOpen(false);
            onChoose(target.address);
          }}
        />
      </Dialog>
    </>
  );
}

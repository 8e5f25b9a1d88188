import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import { isCommand } from '@vitrine/controls/keys/shortcut-keys.ts';
import { collectionTypes, isList } from '@vitrine/core/collections/collection-types.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useEffect, useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { hasKeyboard } from '../frame/has-keyboard.ts';
import { useMay, useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import styles from './command-palette.module.css';
import { paletteEvent } from './open-palette.ts';
import { roomsFor } from './rooms.ts';

interface Command {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly icon: IconName;
  readonly path: string;
}

/** Opened by ⌘K or Ctrl+K: every room, page and product by name. */
export function CommandPalette() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !isCommand(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    const openNow = () => setIsOpen(true);
    window.addEventListener('keydown', open);
    window.addEventListener(paletteEvent, openNow);
    return () => {
      window.removeEventListener('keydown', open);
      window.removeEventListener(paletteEvent, openNow);
    };
  }, []);
  return (
    <Dialog title={t('palette')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
      <Commands onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function Commands({ onDone }: { readonly onDone: () => void }) {
  const navigate = useNavigate();
  const { contains } = useFilter({ sensitivity: 'base' });
  const commands = useCommands();
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label={t('paletteHint')} autoFocus={hasKeyboard()} className={styles.search ?? ''}>
        <Input className={styles.input ?? ''} placeholder={t('paletteHint')} />
      </SearchField>
      <Menu
        className={styles.list ?? ''}
        aria-label={t('palette')}
        items={commands}
        renderEmptyState={() => <p className={styles.nothing}>{t('paletteNothing')}</p>}
        onAction={key => {
          const command = commands.find(({ id }) => id === key);
          onDone();
          if (command) navigate(command.path);
        }}
      >
        {command => (
          <MenuItem id={command.id} textValue={command.label} className={styles.item ?? ''}>
            <Icon name={command.icon} size={18} />
            <span className={styles.label}>{command.label}</span>
            <span className={styles.kind}>{command.kind}</span>
          </MenuItem>
        )}
      </Menu>
    </Autocomplete>
  );
}

function useCommands(): Command[] {
  const { permissions, website } = useWho();
  const mayEdit = useMay('content.write');
  const maySell = useMay('products.write');
  const pages = useCall(collectionCalls.list, {}, { isEnabled: mayEdit });
  const products = useCall(productCalls.list, { query: { limit: 200 } }, { isEnabled: maySell });
  return [
    ...roomsFor(permissions, website?.isLaunched ?? true).map(room => ({
      id: room.path,
      label: t(room.label),
      kind: t('palette.room'),
      icon: room.icon,
      path: room.path,
    })),
    ...(maySell
      ? [
          {
            id: 'new-product',
            label: t('productNew'),
            kind: t('palette.action'),
            icon: 'plus' as const,
            path: '/config/products/new',
          },
        ]
      : []),
    ...(pages.data?.collections ?? [])
      .filter(({ type }) => type === collectionTypes.page || isList(type))
      .map(({ id, title, type }) => ({
        id,
        label: title,
        kind: t(isList(type) ? 'kind.blog' : 'kind.page'),
        icon: isList(type) ? ('blog' as const) : ('pages' as const),
        path: isList(type) ? `/config/blogs/${id}` : `/config/pages/${id}`,
      })),
    ...(products.data?.products ?? []).map(({ id, title }) => ({
      id,
      label: title,
      kind: t('palette.product'),
      icon: 'selling' as const,
      path: `/config/products/${id}`,
    })),
  ];
}

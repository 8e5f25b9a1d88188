import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import type { ListedCategory } from '@vitrine/core/products/category.ts';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { t } from '../messages/translate.ts';
import styles from './categories.module.css';
import { inTreeOrder } from './tree-order.ts';

interface CategoryChooserProps {
  readonly categories: readonly ListedCategory[];
  /** The terms of those that are chosen. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (terms: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

const mostShown = 200;

/** The tree as a list to choose several from; searching shows each match with what is above it. */
export function CategoryChooser({ categories, chosen, onChange, onClose }: CategoryChooserProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const all = inTreeOrder(categories).filter(({ category }) => category.name.toLowerCase().includes(words));
  const rows = all.slice(0, mostShown);
  const shown = new Set(rows.map(({ category }) => category.term));
  return (
    <Dialog
      title={t('category.choose')}
      isOpen
      size="small"
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <SearchEntry label={t('category.search')} value={search} onChange={setSearch} autoFocus />
      {rows.length === 0 && (
        <EmptyState icon="search" title={t('category.noMatch')} hint={t('category.noMatchHint')} />
      )}
      {rows.length > 0 && (
        <ListBox
          className={styles.choices ?? ''}
          aria-label={t('categories')}
          selectionMode="multiple"
          selectedKeys={[...chosen].filter(term => shown.has(term))}
          onSelectionChange={keys => {
            const hidden = [...chosen].filter(term => !shown.has(term));
            onChange(new Set([...hidden, ...(keys === 'all' ? shown : [...keys].map(String))]));
          }}
        >
          {rows.map(({ category: { term, name }, above }) => (
            <ListBoxItem key={term} id={term} textValue={name} className={styles.choice ?? ''}>
              {({ isSelected }) => (
                <>
                  <span
                    className={styles.tick}
                    style={words === '' ? { marginInlineStart: above.length * 16 } : undefined}
                  >
                    {isSelected && <Icon name="check" size={16} />}
                  </span>
                  <span>
                    {name}
                    {words !== '' && above.length > 0 && (
                      <span className={styles.soft}> · {above.join(' › ')}</span>
                    )}
                  </span>
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      )}
      {all.length > rows.length && <p className={styles.soft}>{t('category.moreBySearch')}</p>}
    </Dialog>
  );
}

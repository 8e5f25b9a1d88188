import { Button } from '@vitrine/controls/button/button.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { categoryCalls } from '@vitrine/core/products/categories.calls.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import { RoomPage } from '../website/room-page.tsx';
import styles from './categories.module.css';
import { CategoryDialog, type NewPlace } from './category-dialog.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { CategoryTree } from './category-tree.tsx';
import { useCategoryActs } from './use-category-acts.ts';

/** The tree of categories with the one that is open (rule CATEGORY-9). */
export function CategoriesRoom() {
  const { categoryId = null } = useParams();
  const [search, setSearch] = useState('');
  const [newPlace, setNewPlace] = useState<NewPlace | null>(null);
  const list = useCall(categoryCalls.list, {});
  const { categories = [] } = list.data ?? {};
  const acts = useCategoryActs(categories, { onAdd: setNewPlace, openId: categoryId });
  const words = search.trim().toLowerCase();
  const hasMatch = words === '' || categories.some(({ name }) => name.toLowerCase().includes(words));
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => setNewPlace({ parent: null })}>
      {t('category.new')}
    </Button>
  );
  return (
    <RoomPage title={t('room.categories')} actions={begin}>
      <div className={styles.room} data-open={categoryId === null ? undefined : ''}>
        <section className={styles.side} aria-label={t('room.categories')}>
          {categories.length > 8 && (
            <SearchEntry label={t('category.search')} value={search} onChange={setSearch} />
          )}
          <CallState
            call={list}
            empty={
              categories.length === 0 ? (
                <EmptyState
                  icon="folder"
                  title={t('category.none')}
                  hint={t('category.noneHint')}
                  action={begin}
                />
              ) : (
                !hasMatch && (
                  <EmptyState icon="search" title={t('category.noMatch')} hint={t('category.noMatchHint')} />
                )
              )
            }
          />
          {hasMatch && categories.length > 0 && (
            <CategoryTree categories={categories} words={words} openId={categoryId} acts={acts} />
          )}
        </section>
        <div className={styles.panel}>
          {categoryId === null ? (
            categories.length > 0 && <p className={styles.soft}>{t('category.openOne')}</p>
          ) : (
            <CategoryPanel key={categoryId} categoryId={categoryId} />
          )}
        </div>
      </div>
      {newPlace !== null && <CategoryDialog place={newPlace} onClose={() => setNewPlace(null)} />}
    </RoomPage>
  );
}

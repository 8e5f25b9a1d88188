import { Button } from '@vitrine/controls/button/button.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { useState } from 'react';
import { NavLink, useParams } from 'react-router';
import { useCall } from '../api/use-call.ts';
import categoryStyles from '../categories/categories.module.css';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import { RoomPage } from '../website/room-page.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import { CollectionPanel } from './collection-panel.tsx';
import styles from './product-collections.module.css';

const fewEnough = 8;

/** All product collections with the one that is open (rule PRODUCTLIST-9). */
export function CollectionsRoom() {
  const { collectionId = null } = useParams();
  const [search, setSearch] = useState('');
  const [isNew, setIsNew] = useState(false);
  const list = useCall(calls.list, {});
  const { collections = [] } = list.data ?? {};
  const words = search.trim().toLowerCase();
  const shown = collections.filter(({ name }) => name.toLowerCase().includes(words));
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => setIsNew(true)}>
      {t('collection.new')}
    </Button>
  );
  const empty =
    collections.length === 0 ? (
      <EmptyState icon="grid" title={t('collection.none')} hint={t('collection.noneHint')} action={begin} />
    ) : (
      shown.length === 0 && (
        <EmptyState icon="search" title={t('collection.noMatch')} hint={t('category.noMatchHint')} />
      )
    );
  return (
    <RoomPage title={t('room.productCollections')} actions={begin}>
      <div className={categoryStyles.room} data-open={collectionId === null ? undefined : ''}>
        <section className={categoryStyles.side} aria-label={t('room.productCollections')}>
          {collections.length > fewEnough && (
            <SearchEntry label={t('collection.search')} value={search} onChange={setSearch} />
          )}
          <CallState call={list} empty={empty} />
          {shown.length > 0 && (
            <ul className={styles.list}>
              {shown.map(({ id, name, isByRule, count }) => (
                <li key={id}>
                  <NavLink className={styles.entry ?? ''} to={`/config/collections/${id}`}>
                    <span className={styles.name}>{name}</span>
                    <span className={categoryStyles.count}>
                      {t(isByRule ? 'collection.byRule' : 'collection.byHand')} ·{' '}
                      {t('category.count', { n: count })}
                    </span>
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
        </section>
        <div className={categoryStyles.panel}>
          {collectionId === null ? (
            collections.length > 0 && <p className={categoryStyles.soft}>{t('collection.openOne')}</p>
          ) : (
            <CollectionPanel key={collectionId} collectionId={collectionId} />
          )}
        </div>
      </div>
      {isNew && <CollectionDialog onClose={() => setIsNew(false)} />}
    </RoomPage>
  );
}

import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Collection } from '@vitrine/core/collections/collection.ts';
import { collectionTypes, isList } from '@vitrine/core/collections/collection-types.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import type { LiveState } from '@vitrine/core/collections/live-state.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { useShopDeletion } from '../products/use-shop-deletion.tsx';
import { usePublishOne } from '../publishing/use-publish-one.tsx';
import { useDeletion } from '../trash/use-deletion.tsx';
import { AddPageDialog } from './add-page-dialog.tsx';
import { MenuTree } from './menu-tree.tsx';
import type { PageActs } from './page-acts.ts';
import { PageSettingsDialog } from './page-settings-dialog.tsx';
import styles from './pages.module.css';
import { type MenuPlace, type Move, planMenu, planStep, treeOf } from './plan-move.ts';

export interface PageTreeProps {
  readonly collections: readonly Collection[];
  /** The public state of each page by its id. */
  readonly live: Readonly<Record<string, LiveState>>;
  readonly homePageId: string | null;
  readonly openId: string | null;
  readonly onOpen: (path: string) => void;
  readonly onClose: () => void;
}

const menus: readonly MenuPlace[] = ['main', 'footer', 'none'];

export function PageTree({ collections, live, homePageId, openId, onOpen, onClose }: PageTreeProps) {
  const [search, setSearch] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const deletion = useDeletion();
  const shopDeletion = useShopDeletion();
  const { publishOne, dialog } = usePublishOne();
  const acts = usePageActs(collections, {
    onOpen,
    onSettings: setEdited,
    ask: deletion.ask,
    askOfShop: shopDeletion.ask,
    publishOne,
  });
  const words = search.trim().toLowerCase();
  const found = collections.filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(words));
  const editedCollection = collections.find(one => one.id === edited) ?? null;
  return (
    <aside className={styles.tree} aria-label={t('room.pages')}>
      <header className={styles.treeHead}>
        <h2>{t('room.pages')}</h2>
        <Button icon="plus" onPress={() => setIsAdding(true)}>
          {t('pageAdd')}
        </Button>
        <IconButton icon="close" isSmall label={t('pagesHide')} onPress={onClose} />
      </header>
      <div className={styles.treeBody}>
        {collections.length > 8 && (
          <SearchEntry label={t('pageSearch')} value={search} onChange={setSearch} />
        )}
        {menus.map(menu => {
          const shown = words === '' ? treeOf(collections, menu) : treeOf(found, menu);
          if (shown.length === 0 && (words !== '' || menu === 'none')) return null;
          return (
            <section key={menu} className={styles.menu}>
              <h3 className={styles.menuTitle}>{t(`menu.${menu}`)}</h3>
              {shown.length === 0 ? (
                <p className={styles.soft}>{t('menuEmpty')}</p>
              ) : (
                <MenuTree
                  label={t(`menu.${menu}`)}
                  nodes={shown}
                  collections={collections}
                  live={live}
                  homePageId={homePageId}
                  openId={openId}
                  acts={acts}
                />
              )}
            </section>
          );
        })}
      </div>
      <AddPageDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={collection => {
          setIsAdding(false);
          acts.open(collection);
        }}
      />
      {deletion.dialog}
      {shopDeletion.dialog}
      {dialog}
      {editedCollection && (
        <PageSettingsDialog
          key={editedCollection.id}
          collection={editedCollection}
          isHome={editedCollection.id === homePageId}
          onClose={() => setEdited(null)}
        />
      )}
    </aside>
  );
}

interface ActEvents {
  readonly onOpen: (path: string) => void;
  readonly onSettings: (id: string) => void;
  readonly ask: ReturnType<typeof useDeletion>['ask'];
  readonly askOfShop: ReturnType<typeof useShopDeletion>['ask'];
  readonly publishOne: ReturnType<typeof usePublishOne>['publishOne'];
}

function usePageActs(
  collections: readonly Collection[],
  { onOpen, onSettings, ask, askOfShop, publishOne }: ActEvents,
): PageActs {
  const toast = useToast();
  const stale = [collectionCalls.list, pagesCalls.needs, productCalls.list, productCalls.shops];
  const moving = useChange(collectionCalls.move, stale);
  const changing = useChange(collectionCalls.change, stale);
  const copying = useChange(collectionCalls.duplicate, stale);
  const makingHome = useChange(collectionCalls.makeHome, stale);
  const removing = useChange(collectionCalls.remove, stale);
  const restoring = useChange(collectionCalls.restore, stale);
  const mayPublish = useMay('content.publish');
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const params = ({ id }: Collection) => ({ collectionId: id });
  const move = (id: string, to: Move | null) => {
    if (to) moving.mutate({ params: { collectionId: id }, body: to }, { onError });
  };
  const open = (collection: Collection) => {
    const { id, type } = collection;
    if (type === collectionTypes.page) onOpen(`/config/pages/${id}`);
    else if (isList(type)) onOpen(`/config/blogs/${id}`);
    else if (type === collectionTypes.products) onOpen('/config/products');
    else onSettings(id);
  };
  const restore = async (collection: Collection, undo?: () => Promise<void>) => {
    await undo?.();
    await restoring.mutateAsync({ params: params(collection) });
  };
  const remove = (collection: Collection, undo?: () => Promise<void>) =>
    removing.mutate(
      { params: params(collection) },
      {
        onSuccess: () =>
          toast({
            message: t('deleted', { what: collection.title }),
            action: { label: t('undo'), onAction: () => void restore(collection, undo).catch(onError) },
          }),
        onError,
      },
    );
  return {
    open,
    settings: ({ id }) => onSettings(id),
    ...(mayPublish ? { publish: ({ id, title }) => publishOne({ kind: 'page', id, title }) } : {}),
    move,
    step: ({ id }, step) => move(id, planStep(collections, id, step)),
    toMenu: ({ id }, place) => move(id, planMenu(collections, place)),
    hide: (collection, isHidden) =>
      changing.mutate(
        { params: params(collection), body: { state: isHidden ? 'hidden' : 'enabled' } },
        { onError },
      ),
    duplicate: collection =>
      copying.mutate({ params: params(collection) }, { onSuccess: reply => open(reply.collection), onError }),
    makeHome: collection =>
      makingHome.mutate(
        { params: params(collection) },
        { onSuccess: () => toast({ message: t('pageIsHome', { title: collection.title }) }), onError },
      ),
    remove: collection =>
      ask({
        things: [collection],
        go: () =>
          collection.type === collectionTypes.products
            ? askOfShop(collection.id, undo => remove(collection, undo))
            : remove(collection),
      }),
  };
}

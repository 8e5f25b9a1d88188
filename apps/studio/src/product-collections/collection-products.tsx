import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { SearchList, SearchListRow } from '@vitrine/controls/pickers/search-list.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { maxPicks } from '@vitrine/core/products/product-collection.ts';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { useState } from 'react';
import { Button as DragButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import styles from './product-collections.module.css';

/** The products of a collection by hand, moved by dragging or with the arrow buttons (rule PRODUCTLIST-9). */
export function CollectionProducts({ collectionId }: { readonly collectionId: string }) {
  const params = { collectionId };
  const { listProducts } = useControls();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const list = useCall(calls.products, { params }, { isAlwaysFresh: true });
  const arrange = useChange(calls.arrange, [calls.products, calls.list]);
  const products = list.data?.products ?? [];
  const ids = products.map(({ id }) => id);
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const put = (productIds: string[]) => {
    const onAction = () => arrange.mutate({ params, body: { productIds: ids } }, { onError });
    const onSuccess = () =>
      toast({ message: t('collection.changed'), action: { label: t('undo'), onAction } });
    arrange.mutate({ params, body: { productIds } }, { onSuccess, onError });
  };
  const move = (id: string, to: number) => put(ids.filter(one => one !== id).toSpliced(to, 0, id));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: [key], target }) => {
      if (key === undefined) return;
      const at = ids.filter(one => one !== key).indexOf(String(target.key));
      move(String(key), target.dropPosition === 'before' ? at : at + 1);
    },
  });
  const isFull = products.length >= maxPicks;
  return (
    <>
      <CallState call={list} empty={products.length === 0 && <p>{t('collection.empty')}</p>} />
      {products.length > 0 && (
        <GridList
          className={styles.list ?? ''}
          aria-label={t('collection.products')}
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
        >
          {products.map(({ id, title, isVisible }, at) => (
            <GridListItem key={id} id={id} textValue={title} className={styles.product ?? ''}>
              <DragButton
                slot="drag"
                className={styles.drag ?? ''}
                aria-label={t('category.drag', { name: title })}
              >
                <Icon name="drag" size={16} />
              </DragButton>
              <span className={styles.name}>
                {title}
                {!isVisible && <span className={styles.soft}> · {t('collection.hidden')}</span>}
              </span>
              <IconButton
                icon="up"
                isSmall
                label={`${t('moveUp')}: ${title}`}
                isDisabled={at === 0}
                onPress={() => move(id, at - 1)}
              />
              <IconButton
                icon="down"
                isSmall
                label={`${t('moveDown')}: ${title}`}
                isDisabled={at === products.length - 1}
                onPress={() => move(id, at + 1)}
              />
              <IconButton
                icon="close"
                isSmall
                label={t('removeNamed', { name: title })}
                onPress={() => put(ids.filter(one => one !== id))}
              />
            </GridListItem>
          ))}
        </GridList>
      )}
      {isFull ? (
        <p className={styles.soft}>{t('collection.full', { most: maxPicks })}</p>
      ) : (
        <div>
          <Button icon="plus" onPress={() => setIsOpen(true)}>
            {t('collection.addProduct')}
          </Button>
        </div>
      )}
      <Dialog title={t('collection.addProduct')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SearchList
          label={t('collection.addProduct')}
          searchLabel={t('productSearch')}
          nothing={t('productsNoMatch')}
          icon="selling"
          find={listProducts}
          idOf={one => one.id}
          onChoose={({ id }) => {
            setIsOpen(false);
            if (!ids.includes(id)) put([...ids, id]);
          }}
        >
          {found => found.map(one => <SearchListRow key={one.id} {...one} icon="selling" />)}
        </SearchList>
      </Dialog>
    </>
  );
}

import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { SearchList, SearchListRow } from '@vitrine/controls/pickers/search-list.tsx';
import type { CollectedProduct } from '@vitrine/core/products/product-collection.ts';
import { useState } from 'react';
import { Button as DragButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { t } from '../messages/translate.ts';
import styles from './chosen-products.module.css';

export type ChosenProduct = Pick<CollectedProduct, 'id' | 'title' | 'isVisible'>;

interface ChosenProductsProps {
  readonly label: string;
  readonly products: readonly ChosenProduct[];
  readonly most: number;
  /** Said when there are as many as possible. */
  readonly full: string;
  /** Not offered, besides those that are chosen already. */
  readonly without?: string | undefined;
  readonly onAdd: (product: ChosenProduct) => void;
  /** In another order, or without one. */
  readonly onArrange: (products: ChosenProduct[]) => void;
}

/** Products chosen by hand, moved by dragging or with the arrow buttons (rule PRODUCTLIST-9). */
export function ChosenProducts(props: ChosenProductsProps) {
  const { label, products, most, full, without, onAdd, onArrange } = props;
  const { listProducts } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const isTaken = (id: string) => id === without || products.some(one => one.id === id);
  const move = (moved: ChosenProduct, to: number) =>
    onArrange(products.filter(one => one !== moved).toSpliced(to, 0, moved));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: [key], target }) => {
      const moved = products.find(({ id }) => id === key);
      if (moved === undefined) return;
      const at = products.filter(one => one !== moved).findIndex(({ id }) => id === target.key);
      move(moved, target.dropPosition === 'before' ? at : at + 1);
    },
  });
  return (
    <>
      {products.length > 0 && (
        <GridList
          className={styles.list ?? ''}
          aria-label={label}
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
        >
          {products.map((product, at) => (
            <GridListItem
              key={product.id}
              id={product.id}
              textValue={product.title}
              className={styles.product ?? ''}
            >
              <DragButton
                slot="drag"
                className={styles.drag ?? ''}
                aria-label={t('category.drag', { name: product.title })}
              >
                <Icon name="drag" size={16} />
              </DragButton>
              <span className={styles.name}>
                {product.title}
                {!product.isVisible && <span className={styles.soft}> · {t('collection.hidden')}</span>}
              </span>
              <IconButton
                icon="up"
                isSmall
                label={`${t('moveUp')}: ${product.title}`}
                isDisabled={at === 0}
                onPress={() => move(product, at - 1)}
              />
              <IconButton
                icon="down"
                isSmall
                label={`${t('moveDown')}: ${product.title}`}
                isDisabled={at === products.length - 1}
                onPress={() => move(product, at + 1)}
              />
              <IconButton
                icon="close"
                isSmall
                label={t('removeNamed', { name: product.title })}
                onPress={() => onArrange(products.filter(one => one !== product))}
              />
            </GridListItem>
          ))}
        </GridList>
      )}
      {products.length >= most ? (
        <p className={styles.soft}>{full}</p>
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
          find={search => listProducts(search, id => !isTaken(id))}
          idOf={one => one.id}
          onChoose={({ id, title }) => {
            setIsOpen(false);
            if (!isTaken(id)) onAdd({ id, title, isVisible: true });
          }}
        >
          {found => found.map(one => <SearchListRow key={one.id} {...one} icon="selling" />)}
        </SearchList>
      </Dialog>
    </>
  );
}

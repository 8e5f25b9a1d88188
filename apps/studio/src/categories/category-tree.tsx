import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { MenuButton, type MenuEntry } from '@vitrine/controls/menu/menu.tsx';
import type { ListedCategory } from '@vitrine/core/products/category.ts';
import { useState } from 'react';
import {
  Button as DragButton,
  type Key,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { t } from '../messages/translate.ts';
import pageStyles from '../pages/pages.module.css';
import styles from './categories.module.css';
import { type ByParent, groupByParent, withWords } from './tree-order.ts';
import type { CategoryActs } from './use-category-acts.ts';

interface CategoryTreeProps {
  readonly categories: readonly ListedCategory[];
  /** Shows those with these words and what is above them; empty shows all. */
  readonly words: string;
  readonly openId: string | null;
  readonly acts: CategoryActs;
}

/** Rows of one level that are drawn at first; a flat import can have thousands. */
const firstShown = 200;

/**
 * Enter opens a category, the arrow keys move, expand and collapse, and dragging works by pointer and, on the
 * handle, by keyboard. Only what is expanded is drawn, as there can be 10,000.
 */
export function CategoryTree({ categories, words, openId, acts }: CategoryTreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => aboveOf(categories, openId));
  const [shown, setShown] = useState(firstShown);
  const byParent = groupByParent(words === '' ? categories : withWords(categories, words));
  const open = words === '' ? expanded : new Set<Key>([...byParent.keys()].flatMap(id => id ?? []));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    getDropOperation: () => 'move',
    onMove: ({ keys, target }) => {
      const [id] = keys;
      if (id === undefined) return;
      acts.drop(String(id), { id: String(target.key), where: target.dropPosition });
      if (target.dropPosition === 'on') setExpanded(new Set([...expanded, target.key]));
    },
  });
  const isMore = [...byParent].some(
    ([parentId, below]) => (parentId === null || open.has(parentId)) && below.length > shown,
  );
  return (
    <>
      <Tree
        className={pageStyles.list ?? ''}
        aria-label={t('room.categories')}
        dragAndDropHooks={dragAndDropHooks}
        expandedKeys={open}
        onExpandedChange={setExpanded}
        onAction={key => acts.open(String(key))}
      >
        {(byParent.get(null) ?? []).slice(0, shown).map(category => (
          <CategoryItem
            key={category.id}
            category={category}
            tree={{ byParent, open, shown }}
            openId={openId}
            acts={acts}
          />
        ))}
      </Tree>
      {isMore && <Button onPress={() => setShown(shown + firstShown)}>{t('category.showMore')}</Button>}
    </>
  );
}

interface CategoryItemProps {
  readonly category: ListedCategory;
  readonly tree: { readonly byParent: ByParent; readonly open: ReadonlySet<Key>; readonly shown: number };
  readonly openId: string | null;
  readonly acts: CategoryActs;
}

function CategoryItem({ category, tree, openId, acts }: CategoryItemProps) {
  const { id, name, count } = category;
  const children = tree.byParent.get(id) ?? [];
  const isExpanded = tree.open.has(id);
  return (
    <TreeItem id={id} textValue={name} className={pageStyles.item ?? ''} hasChildItems={children.length > 0}>
      <TreeItemContent>
        {({ level }) => (
          <div
            className={pageStyles.row}
            data-open={id === openId ? '' : undefined}
            style={{ paddingInlineStart: (level - 1) * 16 }}
          >
            <DragButton
              slot="drag"
              className={pageStyles.drag ?? ''}
              aria-label={t('category.drag', { name })}
            >
              <Icon name="drag" size={16} />
            </DragButton>
            {children.length > 0 ? (
              <DragButton
                slot="chevron"
                className={styles.chevron ?? ''}
                aria-label={t(isExpanded ? 'category.hide' : 'category.show', { name })}
              >
                <Icon name={isExpanded ? 'chevronDown' : 'chevronRight'} size={16} />
              </DragButton>
            ) : (
              <span className={styles.chevron} />
            )}
            <span className={pageStyles.name}>{name}</span>
            <span className={styles.count} title={t('category.count', { n: count })}>
              {count}
            </span>
            <IconButton
              icon="plus"
              isSmall
              label={t('category.addBelow', { name })}
              onPress={() => acts.add(category)}
            />
            <MenuButton label={t('category.more', { name })} isSmall entries={entriesOf(category, acts)} />
          </div>
        )}
      </TreeItemContent>
      {isExpanded &&
        children
          .slice(0, tree.shown)
          .map(child => (
            <CategoryItem key={child.id} category={child} tree={tree} openId={openId} acts={acts} />
          ))}
    </TreeItem>
  );
}

function entriesOf(category: ListedCategory, acts: CategoryActs): MenuEntry[] {
  const into = acts.intoPrevious(category);
  const out = acts.outOfParent(category);
  return [
    { id: 'rename', label: t('category.rename'), icon: 'write', onAction: () => acts.open(category.id) },
    { id: 'up', label: t('moveUp'), icon: 'up', onAction: () => acts.step(category, -1) },
    { id: 'down', label: t('moveDown'), icon: 'down', onAction: () => acts.step(category, 1) },
    ...(into ? [{ id: 'in', label: t('category.in'), icon: 'chevronRight', onAction: into } as const] : []),
    ...(out ? [{ id: 'out', label: t('category.out'), icon: 'chevronLeft', onAction: out } as const] : []),
    {
      id: 'delete',
      label: t('delete'),
      icon: 'trash',
      isDestructive: true,
      onAction: () => acts.remove(category),
    },
  ];
}

function aboveOf(categories: readonly ListedCategory[], id: string | null): ReadonlySet<Key> {
  const top = categories.length <= firstShown ? categories.map(one => one.id) : [];
  const parent = categories.find(one => one.id === id)?.parentId ?? null;
  return new Set<Key>(parent === null ? top : [...top, parent, ...aboveOf(categories, parent)]);
}

import { IconButton } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import { MenuButton, type MenuEntry } from '@vitrine/controls/menu/menu.tsx';
import type { Collection } from '@vitrine/core/collections/collection.ts';
import { collectionTypes, isList } from '@vitrine/core/collections/collection-types.ts';
import { type LiveState, notLive } from '@vitrine/core/collections/live-state.ts';
import { Button, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import { t } from '../messages/translate.ts';
import { liveWords } from '../publishing/live-words.ts';
import type { PageActs } from './page-acts.ts';
import styles from './pages.module.css';
import { type PageNode, planDrop } from './plan-move.ts';

export interface MenuTreeProps {
  readonly label: string;
  readonly nodes: readonly PageNode[];
  readonly collections: readonly Collection[];
  readonly live: Readonly<Record<string, LiveState>>;
  readonly homePageId: string | null;
  readonly openId: string | null;
  readonly acts: PageActs;
}

const dragType = 'vitrine-page';

/**
 * One menu: Enter opens an entry, the arrow keys move through it, and dragging works by mouse and, on the handle,
 * by keyboard.
 */
export function MenuTree({ label, nodes, collections, live, homePageId, openId, acts }: MenuTreeProps) {
  const drop = (
    id: string | undefined,
    target: { key: unknown; dropPosition: 'before' | 'after' | 'on' },
  ) => {
    if (id === undefined) return;
    acts.move(id, planDrop(collections, id, { id: String(target.key), where: target.dropPosition }));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onMove: ({ keys, target }) => drop([...keys].map(String)[0], target),
    // Dragged from another menu of the same tree.
    onInsert: ({ items, target }) => void readId(items).then(id => drop(id, target)),
    onItemDrop: ({ items, target, isInternal }) => {
      if (!isInternal) void readId(items).then(id => drop(id, { ...target, dropPosition: 'on' }));
    },
  });
  return (
    <Tree
      className={styles.list ?? ''}
      aria-label={label}
      dragAndDropHooks={dragAndDropHooks}
      defaultExpandedKeys={collections.map(one => one.id)}
      onAction={key => {
        const found = collections.find(one => one.id === key);
        if (found) acts.open(found);
      }}
    >
      {nodes.map(node => (
        <PageItem
          key={node.collection.id}
          node={node}
          live={live}
          openId={openId}
          homePageId={homePageId}
          acts={acts}
        />
      ))}
    </Tree>
  );
}

interface PageItemProps {
  readonly node: PageNode;
  readonly live: Readonly<Record<string, LiveState>>;
  readonly openId: string | null;
  readonly homePageId: string | null;
  readonly acts: PageActs;
}

function PageItem({ node: { collection, children }, live, openId, homePageId, acts }: PageItemProps) {
  const { id, title, type, state, hasPassword } = collection;
  const isHome = id === homePageId;
  const now = live[id] ?? notLive;
  return (
    <TreeItem id={id} textValue={title} className={styles.item ?? ''}>
      <TreeItemContent>
        {({ level }) => (
          <div
            className={styles.row}
            data-open={id === openId ? '' : undefined}
            data-hidden={state === 'hidden' ? '' : undefined}
            style={{ paddingInlineStart: (level - 1) * 16 }}
          >
            <Button slot="drag" className={styles.drag ?? ''} aria-label={t('pageDrag', { title })}>
              <Icon name="drag" size={16} />
            </Button>
            <Icon name={isHome ? 'home' : iconOf(type)} size={18} />
            <span className={styles.name}>{title}</span>
            {hasPassword && <span className={styles.badge}>{t('pageLocked')}</span>}
            {state === 'hidden' && <span className={styles.badge}>{t('pageHidden')}</span>}
            {state === 'enabled' && (now.state === 'none' || now.isChanged) && (
              <span className={styles.badge} title={liveWords(now)}>
                {now.state === 'none' ? t('live.draft') : t('live.changedShort')}
              </span>
            )}
            {collection.navigation === 'none' && (
              <IconButton
                icon="plus"
                isSmall
                label={t('pageToMenu', { title })}
                onPress={() => acts.toMenu(collection, 'main')}
              />
            )}
            <IconButton
              icon="settings"
              isSmall
              label={t('pageSettings', { title })}
              onPress={() => acts.settings(collection)}
            />
            <MenuButton
              label={t('pageMore', { title })}
              isSmall
              entries={entriesOf(collection, { isHome, live: now }, acts)}
            />
          </div>
        )}
      </TreeItemContent>
      {children.map(child => (
        <PageItem
          key={child.collection.id}
          node={child}
          live={live}
          openId={openId}
          homePageId={homePageId}
          acts={acts}
        />
      ))}
    </TreeItem>
  );
}

function entriesOf(
  collection: Collection,
  { isHome, live }: { isHome: boolean; live: LiveState },
  acts: PageActs,
): MenuEntry[] {
  const isHidden = collection.state === 'hidden';
  const isPage = collection.type === collectionTypes.page;
  const others = (['main', 'footer', 'none'] as const).filter(place => place !== collection.navigation);
  const { publish } = acts;
  return [
    ...(publish && !isHidden && (live.state === 'none' || live.isChanged)
      ? [{ id: 'publish', label: t('pagePublish'), onAction: () => publish(collection) }]
      : []),
    { id: 'up', label: t('moveUp'), icon: 'up', onAction: () => acts.step(collection, -1) },
    { id: 'down', label: t('moveDown'), icon: 'down', onAction: () => acts.step(collection, 1) },
    ...others.map(place => ({
      id: place,
      label: t(`toMenu.${place}`),
      icon: 'chevronRight' as const,
      onAction: () => acts.toMenu(collection, place),
    })),
    {
      id: 'hide',
      label: t(isHidden ? 'pageShow' : 'pageHide'),
      icon: isHidden ? 'eye' : 'hidden',
      isDisabled: isHome,
      onAction: () => acts.hide(collection, !isHidden),
    },
    ...(isPage
      ? ([
          { id: 'copy', label: t('pageDuplicate'), icon: 'copy', onAction: () => acts.duplicate(collection) },
          {
            id: 'home',
            label: t('pageMakeHome'),
            icon: 'home',
            isDisabled: isHome,
            onAction: () => acts.makeHome(collection),
          },
        ] satisfies MenuEntry[])
      : []),
    {
      id: 'delete',
      label: t('pageDelete'),
      icon: 'trash',
      isDestructive: true,
      isDisabled: isHome,
      onAction: () => acts.remove(collection),
    },
  ];
}

const icons: Readonly<Record<number, IconName>> = {
  [collectionTypes.page]: 'pages',
  [collectionTypes.products]: 'selling',
  [collectionTypes.folder]: 'folder',
  [collectionTypes.link]: 'link',
};

function iconOf(type: Collection['type']): IconName {
  return icons[type] ?? (isList(type) ? 'blog' : 'pages');
}

interface DroppedText {
  readonly kind: string;
  readonly getText?: (type: string) => Promise<string>;
}

async function readId(items: readonly DroppedText[]): Promise<string | undefined> {
  const [first] = items;
  return first?.kind === 'text' ? first.getText?.(dragType) : undefined;
}

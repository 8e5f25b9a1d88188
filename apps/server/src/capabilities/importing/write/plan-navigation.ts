import type {
  EntryOutline,
  ImportMenu,
  ImportMenuLink,
  ImportOutline,
} from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ImportNotes } from '../readers/import-notes.ts';

/** The entries for the tree of pages, parents before children: the source's pages, and links of its menus. */
export type TreeNode =
  | {
      readonly kind: 'page';
      readonly page: EntryOutline;
      readonly navigation: 'main' | 'footer' | 'none';
      readonly parent: string | null;
    }
  | {
      readonly kind: 'link';
      readonly key: string;
      readonly title: string;
      readonly target: ImportMenuLink['target'];
      readonly navigation: 'main' | 'footer';
      readonly parent: string | null;
    };

/** Without a menu, this many top-level pages are added to the main one. */
const maxWithoutMenu = 7;

/**
 * One menu becomes the main one, one the footer's; the export does not say where each was shown, so names and
 * / sizes decide, and the others are named (rule IMPORT-44). Nodes refer to each other by `page:ID` and `link:ID`.
 */
export function planTree(
  model: ImportOutline,
  standIns: ReadonlyMap<string, string>,
  notes: ImportNotes,
): TreeNode[] {
  const pages = new Map(
    model.pages.filter(page => !standIns.has(page.sourceId)).map(page => [page.sourceId, page]),
  );
  const main = bestOf(model.menus, /^(main|primary|header|top|haupt|navigation)/i, pages);
  const footer = model.menus.find(
    menu => menu !== main && /foot|fuß|bottom|pied/i.test(`${menu.slug} ${menu.title}`),
  );
  for (const menu of model.menus) {
    if (menu !== main && menu !== footer)
      notes.warn(phrase('imports.menu', { title: menu.title }), phrase('imports.oneMenu'));
  }
  const nodes = new Map<string, TreeNode>();
  const hidden = new Set(
    [...model.pages, ...model.posts].filter(one => one.state !== 'published').map(one => one.sourceId),
  );
  for (const sourceId of model.hiddenProducts) hidden.add(sourceId);
  if (main) addMenu(main, 'main', { nodes, pages, hidden, notes });
  if (footer) addMenu(footer, 'footer', { nodes, pages, hidden, notes });
  let shown = main ? maxWithoutMenu : 0;
  for (const page of [...pages.values()].toSorted((one, other) => one.order - other.order)) {
    const key = `page:${page.sourceId}`;
    if (nodes.has(key)) continue;
    const isTop = page.parentSourceId === null && page.state === 'published' && page.password === '';
    const isShown = isTop && shown < maxWithoutMenu;
    if (isShown) shown += 1;
    const parent =
      page.parentSourceId !== null && pages.has(page.parentSourceId) ? `page:${page.parentSourceId}` : null;
    nodes.set(key, { kind: 'page', page, navigation: isShown ? 'main' : 'none', parent });
  }
  return parentsFirst(nodes);
}

type Pages = ReadonlyMap<string, EntryOutline>;

function bestOf(menus: readonly ImportMenu[], name: RegExp, pages: Pages): ImportMenu | undefined {
  const named = menus.find(menu => name.test(menu.slug) || name.test(menu.title));
  if (named) return named;
  const weight = (menu: ImportMenu) => {
    const own = menu.links.filter(
      ({ target }) => target.kind === 'entry' && pages.has(target.sourceId),
    ).length;
    return own > 12 ? 12 - own : own;
  };
  return menus
    .filter(menu => !/social|foot/i.test(`${menu.slug} ${menu.title}`))
    .toSorted((one, other) => weight(other) - weight(one))[0];
}

function addMenu(
  menu: ImportMenu,
  navigation: 'main' | 'footer',
  {
    nodes,
    pages,
    hidden,
    notes,
  }: { nodes: Map<string, TreeNode>; pages: Pages; hidden: ReadonlySet<string>; notes: ImportNotes },
): void {
  const keys = new Map<string, string>();
  for (const link of menu.links) {
    if (link.target.kind === 'entry' && hidden.has(link.target.sourceId)) {
      notes.skip(phrase('imports.menuLink', { title: link.title }), phrase('imports.targetHidden'));
      continue;
    }
    const page = link.target.kind === 'entry' ? pages.get(link.target.sourceId) : undefined;
    const key =
      page && !nodes.has(`page:${page.sourceId}`) ? `page:${page.sourceId}` : `link:${link.sourceId}`;
    keys.set(link.sourceId, key);
    const parent = link.parentSourceId;
    nodes.set(
      key,
      page && key.startsWith('page:')
        ? { kind: 'page', page, navigation, parent }
        : { kind: 'link', key: link.sourceId, title: link.title, target: link.target, navigation, parent },
    );
  }
  // Parents are recorded by the menu's own ids; a link may be listed before its parent.
  for (const [key, node] of nodes) {
    if (node.navigation === navigation && node.parent !== null)
      nodes.set(key, { ...node, parent: keys.get(node.parent) ?? null });
  }
}

function parentsFirst(nodes: ReadonlyMap<string, TreeNode>): TreeNode[] {
  const ordered: TreeNode[] = [];
  const placed = new Set<string>();
  const place = (key: string, above: ReadonlySet<string>) => {
    const node = nodes.get(key);
    if (!node || placed.has(key)) return;
    const isLoop = node.parent !== null && above.has(node.parent);
    // Links have no children; entries below one are placed next to it.
    const holder = node.parent === null || isLoop ? undefined : nodes.get(node.parent);
    const parent = holder?.kind === 'page' ? node.parent : null;
    if (parent !== null) place(parent, new Set([...above, key]));
    placed.add(key);
    ordered.push({ ...node, parent });
  };
  for (const key of byLevel(nodes)) place(key, new Set([key]));
  return ordered;
}

/** Level by level, so that a page is placed by its own order and not by that of a page below it; loops come last. */
function byLevel(nodes: ReadonlyMap<string, TreeNode>): ReadonlySet<string> {
  const below = Map.groupBy(nodes.keys(), key => nodes.get(key)?.parent ?? null);
  const keys = below.get(null) ?? [];
  for (const key of keys) for (const child of below.get(key) ?? []) keys.push(child);
  return new Set([...keys, ...nodes.keys()]);
}

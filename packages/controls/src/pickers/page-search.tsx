import { Header, ListBoxSection } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-paths.ts';
import { t } from '../messages/translate.ts';
import { type LinkTarget, useControls } from './controls-context.tsx';
import { type LinkKind, readLink } from './link-kinds.ts';
import styles from './pickers.module.css';
import { SearchList, SearchListRow } from './search-list.tsx';

/** An item of this website, or a typed address. */
export type Target = Omit<LinkTarget, 'kind'> & { readonly kind: LinkTarget['kind'] | LinkKind };

export interface PageSearchProps {
  /** Further entries of the list besides the results. */
  readonly extend: (search: string, found: readonly Target[]) => readonly Target[];
  readonly onChoose: (chosen: Target) => void;
}

/** A search for the pages, products, posts and funds of this website; Enter takes the first result (rule PANEL-23). */
export function PageSearch({ extend, onChoose }: PageSearchProps) {
  const { findLinkTargets } = useControls();
  return (
    <SearchList
      label={t('linkTarget')}
      searchLabel={t('linkSearch')}
      nothing={t('linkNothing')}
      icon="search"
      find={async search => extend(search, await findLinkTargets(search))}
      idOf={keyOf}
      onChoose={onChoose}
      takesFirst
    >
      {sectionsOf}
    </SearchList>
  );
}

const groups = ['page', 'collection', 'product', 'post', 'fund', 'store'] as const;
const icons: Readonly<Record<Target['kind'], IconName>> = {
  none: 'link',
  page: 'pages',
  collection: 'grid',
  product: 'selling',
  post: 'blog',
  fund: 'heart',
  store: 'gift',
  web: 'external',
  email: 'mail',
  phone: 'phone',
  file: 'file',
};

function sectionsOf(found: readonly Target[]) {
  const typed = found.find(({ kind, title, address }) => !isGroup(kind) || title === address);
  const rest = found.filter(one => one !== typed);
  return [
    ...(typed ? [<TargetRow key={keyOf(typed)} target={typed} detail={kindOf(typed)} />] : []),
    ...groups
      .map(kind => ({ kind, targets: rest.filter(one => one.kind === kind) }))
      .filter(({ targets }) => targets.length > 0)
      .map(({ kind, targets }) => (
        <ListBoxSection key={kind} id={kind}>
          <Header className={classNames(styles.rowHeading)}>{t(`linkTargets.${kind}`)}</Header>
          {targets.map(one => (
            <TargetRow key={keyOf(one)} target={one} detail={one.address} />
          ))}
        </ListBoxSection>
      )),
  ];
}

function TargetRow({ target, detail }: { readonly target: Target; readonly detail: string }) {
  return (
    <SearchListRow
      id={keyOf(target)}
      title={target.title}
      detail={detail}
      image={target.image}
      icon={icons[target.kind]}
    />
  );
}

function kindOf({ address }: Target): string {
  return t(`link.${readLink(address).kind}`);
}

function isGroup(kind: Target['kind']): boolean {
  return groups.some(one => one === kind);
}

/** A page and a product may have the same address. */
function keyOf({ kind, address }: Target): string {
  return `${kind} ${address}`;
}

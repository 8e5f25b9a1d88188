import type { NavigationLink } from '@vitrine/core/needs/navigation/navigation.need.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './navigation.block.ts';
import { roomOfLinks } from './room-of-links.ts';

type Props = PropsOf<typeof block, { links: readonly NavigationLink[] }>;

export function View({ id, settings, data, site, isEditing }: Props) {
  const { place, design } = settings;
  if (data.links.length === 0) {
    return isEditing ? (
      <EmptyState title="Navigation" hint="Pages you put into this menu appear here." />
    ) : null;
  }
  const messages = messagesFor(site.language);
  // A header's and a footer's navigation may contain the same links; landmarks of one page need different names.
  const main = design === 'inline' ? messages.mainNavigation : messages.pagesNavigation;
  const label = place === 'main' ? main : messages.footerNavigation;
  const list = <NavigationList links={data.links} group={`navigation-group-${id}`} />;
  const className = `navigation navigation-${design} navigation-${place}`;
  if (place === 'footer' || design === 'stacked') {
    return (
      <nav className={className} aria-label={label}>
        {list}
      </nav>
    );
  }
  const sheet = `navigation-sheet-${id}`;
  return (
    <nav className={`${className} navigation-room-${roomOfLinks(data.links)}`} aria-label={label}>
      <button className="navigation-open" type="button" popoverTarget={sheet} aria-label={messages.menu}>
        <MenuIcon />
      </button>
      <div className="navigation-sheet" id={sheet} popover="auto">
        <button
          className="navigation-close"
          type="button"
          popoverTarget={sheet}
          popoverTargetAction="hide"
          aria-label={messages.closeMenu}
        >
          <CloseIcon />
        </button>
        {list}
      </div>
    </nav>
  );
}

function NavigationList({ links, group }: { links: readonly NavigationLink[]; group: string }) {
  return (
    <ul className="navigation-list">
      {byPlace(links).map(({ key, item: link }) => (
        <li key={key} className="navigation-item">
          {link.children.length > 0 ? (
            <NavigationFolder link={link} group={group} />
          ) : (
            <NavigationAnchor link={link} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links below a link open under it, one folder at a time, also without script. */
function NavigationFolder({ link, group }: { link: NavigationLink; group: string }) {
  const hasPage = link.address !== '' && link.address !== '#';
  const isInside = link.isCurrent || link.children.some(child => child.isCurrent);
  return (
    <details className="navigation-folder" name={group}>
      <summary className={isInside ? 'navigation-name navigation-name-inside' : 'navigation-name'}>
        {link.title}
        <FolderIcon />
      </summary>
      <ul className="navigation-children">
        {hasPage && (
          <li>
            <NavigationAnchor link={link} />
          </li>
        )}
        {byPlace(link.children).map(({ key, item: child }) => (
          <li key={key}>
            <NavigationAnchor link={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function NavigationAnchor({ link }: { link: NavigationLink }) {
  return (
    <a
      className="navigation-name"
      href={link.address}
      {...(link.isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {link.title}
    </a>
  );
}

function MenuIcon() {
  return (
    <svg className="navigation-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 8h18M3 16h18" />
    </svg>
  );
}

function CloseIcon() {
  return (
    <svg className="navigation-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 5l14 14M19 5 5 19" />
    </svg>
  );
}

function FolderIcon() {
  return (
    <svg className="navigation-icon navigation-arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}

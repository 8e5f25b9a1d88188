import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { linkAttributes } from '@vitrine/widgets/links/link-attributes.ts';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { cssVariables } from '@vitrine/widgets/styles/css-variables.ts';
import type { PropsOf } from '../settings-of.ts';
import { socialIcon } from './social-icons.ts';
import type { block } from './social-links.block.ts';

export function View({ settings, site, isEditing }: PropsOf<typeof block>) {
  const { size, style, alignment } = settings;
  const links = byPlace(site.socialLinks).flatMap(({ key, item }) => {
    const link = linkAttributes(item.address);
    return link ? [{ key, item, link }] : [];
  });
  if (links.length === 0) {
    if (!isEditing) return null;
    return <EmptyState title="Social links" hint="Add your profiles in the settings. They appear here." />;
  }
  return (
    <ul
      aria-label={messagesFor(site.language).socialNavigation}
      className={`social-links social-links-${alignment}`}
      style={cssVariables({ 'social-links-size': `${size}px` })}
    >
      {links.map(({ key, item, link }) => (
        <li key={key}>
          <a
            className="social-links-link"
            {...link}
            rel="me noopener"
            {...(style === 'icon' ? { 'data-tooltip': item.name || item.address } : {})}
          >
            {style !== 'text' && (
              <svg className="social-links-icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d={socialIcon(item)} />
              </svg>
            )}
            <span className={style === 'icon' ? 'visually-hidden' : 'social-links-name'}>
              {item.name || item.address}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

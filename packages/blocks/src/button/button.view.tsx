import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { linkAttributes } from '@vitrine/widgets/links/link-attributes.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './button.block.ts';

/** A link that looks like a button; without an address it looks the same but cannot be pressed (rule BUTTON-1). */
export function View({ settings, site, isEditing }: PropsOf<typeof block>) {
  const text = settings.text.trim();
  const link = linkAttributes(settings.link, settings.newWindow);
  if (text === '') return isEditing ? <EmptyState title="Button" hint="Describe what it does." /> : null;
  const look = `button button-${settings.variant} button-${settings.size}`;
  return (
    <div className={`button-row button-row-${settings.alignment}`}>
      {link === null ? (
        <span className={`${look} button-idle`}>{text}</span>
      ) : (
        <a {...link} className={look}>
          {text}
          {settings.newWindow && (
            <span className="visually-hidden">{` (${messagesFor(site.language).opensNewWindow})`}</span>
          )}
        </a>
      )}
    </div>
  );
}

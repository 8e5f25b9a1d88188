import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { linkAttributes } from '@vitrine/widgets/links/link-attributes.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './button.block.ts';

export function View({ settings, site, isEditing }: PropsOf<typeof block>) {
  const text = settings.text.trim();
  const link = linkAttributes(settings.link, settings.newWindow);
  if (text === '' || link === null) {
    if (!isEditing) return null;
    return (
      <EmptyState
        title={text === '' ? 'Button' : text}
        hint={
          text === ''
            ? 'Say what it does.'
            : 'Add the address it leads to; visitors do not see it until then.'
        }
      />
    );
  }
  return (
    <div className={`button-row button-row-${settings.alignment}`}>
      <a {...link} className={`button button-${settings.variant} button-${settings.size}`}>
        {text}
        {settings.newWindow && (
          <span className="visually-hidden">{` (${messagesFor(site.language).opensNewWindow})`}</span>
        )}
      </a>
    </div>
  );
}

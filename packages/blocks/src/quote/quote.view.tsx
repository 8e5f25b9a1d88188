import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './quote.block.ts';

export function View({ settings, isEditing }: PropsOf<typeof block>) {
  const paragraphs = settings.text
    .split(/\n\s*\n/)
    .map(text => text.trim())
    .filter(text => text !== '');
  if (paragraphs.length === 0) {
    return isEditing ? <EmptyState title="Quote" hint="Write the quotation." /> : null;
  }
  return (
    <figure className="quote">
      <blockquote className="quote-text">
        {byPlace(paragraphs).map(({ key, item }) => (
          <p key={key}>{item}</p>
        ))}
      </blockquote>
      {settings.source.trim() !== '' && <figcaption className="quote-source">{settings.source}</figcaption>}
    </figure>
  );
}

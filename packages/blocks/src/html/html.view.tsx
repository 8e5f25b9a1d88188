import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { RichTextView } from '@vitrine/widgets/rich-text/rich-text.view.tsx';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './html.block.ts';

export function View({ settings, site, isEditing }: PropsOf<typeof block>) {
  const { text } = settings;
  const isBlank = plainText(text) === '' && text.content.every(node => node.type === 'paragraph');
  if (isBlank) return isEditing ? <EmptyState title="Text" hint="Click to write here." /> : null;
  return <RichTextView text={text} language={site.language} />;
}

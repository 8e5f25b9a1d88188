import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { RichTextView } from '@vitrine/widgets/rich-text/rich-text.view.tsx';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './markdown.block.ts';
import { parseMarkdown } from './parse-markdown.ts';

export function View({ settings, site, isEditing }: PropsOf<typeof block>) {
  const text = parseMarkdown(settings.source);
  if (text.content.length === 0) {
    return isEditing ? <EmptyState title="Markdown" hint="Write **bold**, # headings and - lists." /> : null;
  }
  return <RichTextView text={text} language={site.language} />;
}

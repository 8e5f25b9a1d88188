import { useContext } from 'react';
import { EditorWords } from './editor-words.ts';

/** The canvas placeholder of a block without content (rule BLOCK-5). */
export function EmptyState({ title, hint }: { readonly title: string; readonly hint: string }) {
  const word = useContext(EditorWords);
  return (
    <div className="empty-state" data-empty="">
      <p className="empty-state-title">{word(title)}</p>
      <p className="empty-state-hint">{word(hint)}</p>
    </div>
  );
}

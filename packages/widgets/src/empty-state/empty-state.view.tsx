import { useContext } from 'react';
import { EditorWords } from './editor-words.ts';

/** What the canvas shows in place of a block that has nothing to show yet (rule BLOCK-5). */
export function EmptyState({ title, hint }: { readonly title: string; readonly hint: string }) {
  const word = useContext(EditorWords);
  return (
    <div className="empty-state" data-empty="">
      <p className="empty-state-title">{word(title)}</p>
      <p className="empty-state-hint">{word(hint)}</p>
    </div>
  );
}

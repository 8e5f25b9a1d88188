import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/** Draws again with each step of the editor: what is bold, where the selection is. */
export function useEditorNews(editor: Editor): void {
  const [, setRound] = useState(0);
  useEffect(() => {
    const tell = () => setRound(round => round + 1);
    editor.on('transaction', tell);
    return () => {
      editor.off('transaction', tell);
    };
  }, [editor]);
}

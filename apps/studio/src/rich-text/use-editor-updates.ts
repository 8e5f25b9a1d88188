import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/** Renders again on every change in the editor, such as of bold text or the selection. */
export function useEditorUpdates(editor: Editor): void {
  const [, setRound] = useState(0);
  useEffect(() => {
    const tell = () => setRound(round => round + 1);
    editor.on('transaction', tell);
    return () => {
      editor.off('transaction', tell);
    };
  }, [editor]);
}

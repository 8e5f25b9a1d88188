import { Editor, type JSONContent } from '@tiptap/core';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { useEffect, useRef, useState } from 'react';
import { readRichText } from './read-rich-text.ts';
import { textExtensions } from './text-extensions.ts';

export interface TextEditing {
  readonly label: string;
  readonly value: RichText;
  readonly onChange: (text: RichText) => void;
  readonly autoFocus: boolean;
}

/**
 * An editor in a place that may be in another document, such as the canvas: it is created there once the place is
 * mounted, so that it uses that document's selection and keys.
 */
export function useTextEditor({ label, value, onChange, autoFocus }: TextEditing) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const newest = useRef({ onChange, value, label, autoFocus });
  newest.current = { onChange, value, label, autoFocus };
  const written = useRef<RichText>(value);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const made = new Editor({
      element,
      extensions: textExtensions,
      content: contentOf(newest.current.value),
      injectCSS: false,
      enableContentCheck: false,
      autofocus: newest.current.autoFocus ? 'end' : false,
      editorProps: {
        attributes: {
          class: 'rich-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': newest.current.label,
        },
      },
      onUpdate: ({ editor: updated }) => {
        const text = readRichText(updated.getJSON());
        if (text === null) return;
        written.current = text;
        newest.current.onChange(text);
      },
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, []);
  useEffect(() => {
    // Ignores its own text when it is passed back; only another person's change or an undo replaces the content.
    if (!editor || value === written.current) return;
    if (JSON.stringify(value) === JSON.stringify(written.current)) return;
    written.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return { place, editor };
}

function contentOf(text: RichText): JSONContent {
  return text.content.length === 0
    ? { type: 'doc', content: [{ type: 'paragraph' }] }
    : { type: 'doc', content: text.content.map(node => ({ ...node })) };
}

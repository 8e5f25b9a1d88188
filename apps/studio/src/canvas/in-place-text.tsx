import type { Editor } from '@tiptap/core';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { useEffect } from 'react';
import { t } from '../messages/translate.ts';
import { useTextEditor } from '../rich-text/use-text-editor.ts';

export interface InPlaceTextProps {
  readonly value: RichText;
  readonly onChange: (text: RichText) => void;
  /** The editor, for the toolbar that floats outside the page. */
  readonly onEditor: (editor: Editor | null) => void;
}

/** Replaces a text block's view, with the same markup and the page's own styles. */
export function InPlaceText({ value, onChange, onEditor }: InPlaceTextProps) {
  const { place, editor } = useTextEditor({ label: t('text.onPage'), value, onChange, autoFocus: true });
  useEffect(() => {
    onEditor(editor);
    return () => onEditor(null);
  }, [editor, onEditor]);
  return <div ref={place} />;
}

import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import styles from './rich-text.module.css';
import { TextToolbar } from './text-toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

export interface RichTextFieldProps {
  readonly label: string;
  readonly value: RichText;
  readonly onChange: (text: RichText) => void;
}

/** The text editor as a field of a form. */
export function RichTextField({ label, value, onChange }: RichTextFieldProps) {
  const { place, editor } = useTextEditor({ label, value, onChange, autoFocus: false });
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <div className={styles.frame}>
        {editor && <TextToolbar editor={editor} />}
        <div ref={place} className={styles.text} />
      </div>
    </div>
  );
}

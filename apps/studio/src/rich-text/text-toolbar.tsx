import type { ChainedCommands, Editor } from '@tiptap/core';
import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import { LinkChooser } from '@vitrine/controls/pickers/link-chooser.tsx';
import { LinkShown } from '@vitrine/controls/pickers/link-field.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { WhenGone } from '../frame/when-gone.tsx';
import { type MessageKey, t } from '../messages/translate.ts';
import { PlainTool } from './plain-tool.tsx';
import styles from './rich-text.module.css';
import { useEditorUpdates } from './use-editor-updates.ts';

type Run = (chain: ChainedCommands) => ChainedCommands;

interface Tool {
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: Run;
}

const marks: readonly Tool[] = [
  {
    label: 'text.bold',
    icon: 'bold',
    isOn: editor => editor.isActive('bold'),
    run: chain => chain.toggleBold(),
  },
  {
    label: 'text.italic',
    icon: 'italic',
    isOn: editor => editor.isActive('italic'),
    run: chain => chain.toggleItalic(),
  },
];

const lists: readonly Tool[] = [
  {
    label: 'text.bulletList',
    icon: 'bulletList',
    isOn: editor => editor.isActive('bulletList'),
    run: chain => chain.toggleBulletList(),
  },
  {
    label: 'text.orderedList',
    icon: 'orderedList',
    isOn: editor => editor.isActive('orderedList'),
    run: chain => chain.toggleOrderedList(),
  },
  {
    label: 'text.quote',
    icon: 'quote',
    isOn: editor => editor.isActive('blockquote'),
    run: chain => chain.toggleBlockquote(),
  },
];

const levels = [1, 2, 3, 4] as const;

/** Bold, italic, link, headings, lists, quote; pressing a tool does not change the selection. */
export function TextToolbar({
  editor,
  children,
}: {
  readonly editor: Editor;
  readonly children?: ReactNode;
}) {
  useEditorUpdates(editor);
  const [isLinking, setIsLinking] = useState(false);
  const run = (step: Run) => void step(editor.chain().focus()).run();
  const wanted = useRef<Run | null>(null);
  const link = (step: Run) => {
    wanted.current = step;
    setIsLinking(false);
  };
  // After the dialog has returned the focus, so that typing continues after the link.
  const resume = () => {
    run(wanted.current ?? (chain => chain));
    wanted.current = null;
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('text.toolbar')}>
      <StyleMenu editor={editor} onRun={run} />
      {marks.map(tool => (
        <ToolButton key={tool.label} tool={tool} editor={editor} onRun={run} />
      ))}
      <PlainTool
        label={t('text.link')}
        icon="link"
        isOn={editor.isActive('link')}
        onPress={() => setIsLinking(true)}
      />
      {lists.map(tool => (
        <ToolButton key={tool.label} tool={tool} editor={editor} onRun={run} />
      ))}
      {children}
      <Dialog title={t('text.link')} isOpen={isLinking} onClose={() => setIsLinking(false)}>
        <LinkForm editor={editor} onLink={link} />
        <WhenGone act={resume} />
      </Dialog>
    </div>
  );
}

function StyleMenu({ editor, onRun }: { readonly editor: Editor; readonly onRun: (step: Run) => void }) {
  const level = levels.find(one => editor.isActive('heading', { level: one }));
  const size = String(editor.getAttributes('paragraph').size ?? 'normal');
  const value = level === undefined ? `p-${size}` : `h-${level}`;
  const choose = (next: string) => {
    const [kind, what] = next.split('-');
    const chosen = levels.find(one => String(one) === what);
    if (kind === 'h' && chosen !== undefined) onRun(chain => chain.setHeading({ level: chosen }));
    else onRun(chain => chain.setParagraph().updateAttributes('paragraph', { size: what }));
  };
  return (
    <select
      className={styles.style}
      aria-label={t('text.style')}
      value={value}
      onChange={event => choose(event.target.value)}
    >
      <option value="p-normal">{t('text.paragraph')}</option>
      <option value="p-large">{t('text.large')}</option>
      <option value="p-small">{t('text.small')}</option>
      {levels.map(one => (
        <option key={one} value={`h-${one}`}>
          {t('text.heading', { n: one })}
        </option>
      ))}
    </select>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly editor: Editor;
  readonly onRun: (step: Run) => void;
}

function ToolButton({ tool, editor, onRun }: ToolButtonProps) {
  return (
    <PlainTool
      label={t(tool.label)}
      icon={tool.icon}
      isOn={tool.isOn(editor)}
      onPress={() => onRun(tool.run)}
    />
  );
}

function LinkForm({ editor, onLink }: { readonly editor: Editor; readonly onLink: (step: Run) => void }) {
  const { href = '', newWindow = false } = editor.getAttributes('link');
  const [isNew, setIsNew] = useState(newWindow === true);
  const address = String(href);
  const unlink: Run = chain => chain.extendMarkRange('link').unsetMark('link');
  const choose = (chosen: string) => {
    const attrs = { href: chosen, newWindow: isNew };
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const text = { type: 'text', text: chosen, marks: [{ type: 'link', attrs }] };
      // Text typed after it is no longer part of the link.
      onLink(chain => chain.insertContent(text).unsetMark('link'));
    } else onLink(chain => chain.extendMarkRange('link').setMark('link', attrs));
  };
  return (
    <>
      {address !== '' && (
        <LinkShown address={address}>
          <Button icon="unlink" onPress={() => onLink(unlink)}>
            {t('text.unlink')}
          </Button>
          {isNew !== newWindow && <Button onPress={() => choose(address)}>{t('save')}</Button>}
        </LinkShown>
      )}
      <LinkChooser onChoose={choose}>
        <SwitchField label={t('text.newWindow')} isOn={isNew} onChange={setIsNew} />
      </LinkChooser>
    </>
  );
}

import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { t } from '../messages/translate.ts';
import { HighlightPanel } from '../rich-text/highlight-panel.tsx';
import { PlainTool } from '../rich-text/plain-tool.tsx';
import { TextToolbar } from '../rich-text/text-toolbar.tsx';
import { useEditorUpdates } from '../rich-text/use-editor-updates.ts';
import { Beside } from './beside.tsx';
import { useCanvas } from './canvas-context.ts';
import { type Box, scaled } from './geometry.ts';
import { boxOf } from './measure.ts';
import styles from './tools.module.css';

export interface WritingToolsProps {
  readonly editor: Editor;
  /** The box of the block being edited, in px of the canvas. */
  readonly box: Box;
}

/**
 * The toolbar of the text, clear of the text itself and of the text around it; its menus open on the other side.
 */
export function WritingTools({ editor, box }: WritingToolsProps) {
  const { page, scale, writing } = useCanvas();
  const [isHighlighting, setIsHighlighting] = useState(false);
  useEditorUpdates(editor);
  // The content of the blocks, which may be smaller than their places.
  const around = page.querySelectorAll(`[data-block-id]:not([data-block-id="${writing}"]) > *`);
  const others = [...around].map(content => scaled(boxOf(content), scale));
  const { top, bottom } = editor.view.coordsAtPos(editor.state.selection.head);
  const caret = { top: top * scale, height: (bottom - top) * scale };
  const width = page.documentElement.clientWidth * scale;
  const close = () => {
    setIsHighlighting(false);
    editor.commands.focus();
  };
  return (
    <>
      <Beside box={box} others={others} caret={caret}>
        <div className={styles.textTools} data-tools>
          <TextToolbar editor={editor}>
            <PlainTool
              label={t('highlight')}
              icon="highlight"
              isOn={editor.isActive('highlight')}
              isOpen={isHighlighting}
              onPress={() => (isHighlighting ? close() : setIsHighlighting(true))}
            />
          </TextToolbar>
        </div>
      </Beside>
      {isHighlighting && (
        <HighlightPanel
          editor={editor}
          side={box.left + box.width / 2 > width * 0.55 ? 'left' : 'right'}
          onClose={close}
        />
      )}
    </>
  );
}

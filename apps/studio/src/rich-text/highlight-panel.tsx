import type { Editor } from '@tiptap/core';
import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { PictureChoiceField } from '@vitrine/controls/field/picture-choice-field.tsx';
import { isCommand } from '@vitrine/controls/keys/shortcut-keys.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { highlightShapes } from '@vitrine/core/text-highlight/highlight-constants.ts';
import { highlightSchema } from '@vitrine/core/text-highlight/text-highlight.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../messages/translate.ts';
import styles from './highlight.module.css';
import { HighlightDetails } from './highlight-details.tsx';
import { HighlightLooks, type HighlightPatch } from './highlight-looks.tsx';
import { HighlightMotion } from './highlight-motion.tsx';
import { HighlightPicture } from './highlight-picture.tsx';
import { highlightPlace, removeHighlight, writeHighlight } from './highlight-place.ts';
import { useEditorUpdates } from './use-editor-updates.ts';

export interface HighlightPanelProps {
  readonly editor: Editor;
  readonly side: 'left' | 'right';
  readonly onClose: () => void;
}

/**
 * The highlight of the selected words, in a panel next to the page: each choice is shown immediately, and the
 * selection stays and can be changed (rules HIGHLIGHT-16, HIGHLIGHT-17).
 */
export function HighlightPanel({ editor, side, onClose }: HighlightPanelProps) {
  useEditorUpdates(editor);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const place = highlightPlace(editor.state);
  const highlight = place?.highlight ?? null;
  const change = (patch: HighlightPatch) => {
    const read = highlightSchema.safeParse({ id: newId(), ...highlight, ...patch });
    if (place && read.success) editor.view.dispatch(writeHighlight(editor.state, place, read.data));
  };
  const remove = () => place && editor.view.dispatch(removeHighlight(editor.state, place));
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') onClose();
    else if (!isUndo(event)) return;
    else if (event.shiftKey) editor.commands.redo();
    else editor.commands.undo();
    event.preventDefault();
  };
  return (
    <aside
      ref={panel}
      className={styles.panel}
      data-side={side}
      aria-label={t('highlight')}
      tabIndex={-1}
      onKeyDown={press}
    >
      <header className={styles.head}>
        <h2>{t('highlight')}</h2>
        <IconButton icon="close" isSmall label={t('canvas.closePanel')} onPress={onClose} />
      </header>
      <div className={styles.body}>
        {place ? (
          <div className={styles.shapes}>
            <PictureChoiceField
              label={t('highlight.shape')}
              isDense
              value={highlight?.shape ?? ''}
              choices={highlightShapes.map(shape => ({
                value: shape,
                label: t(`highlight.shape.${shape}`),
                picture: <HighlightPicture shape={shape} />,
              }))}
              onChange={chosen => change({ shape: chosen })}
            />
          </div>
        ) : (
          <p className={styles.note}>{t('highlight.nowhere')}</p>
        )}
        {highlight && (
          <>
            <HighlightLooks highlight={highlight} onChange={change} />
            <HighlightMotion highlight={highlight} onChange={change} />
            <HighlightDetails highlight={highlight} onChange={change} />
            <Button icon="trash" onPress={remove}>
              {t('highlight.remove')}
            </Button>
          </>
        )}
      </div>
    </aside>
  );
}

function isUndo(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isTyping = target instanceof Element && target.matches('input:not([type="range"]), textarea');
  return isCommand(event) && key.toLowerCase() === 'z' && !isTyping;
}

import { IconButton } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { type PointerEvent, useRef } from 'react';
import { t } from '../messages/translate.ts';
import { Beside, lowBox } from './beside.tsx';
import { nameOfBlock } from './canvas-actions.ts';
import { useCanvas } from './canvas-context.ts';
import type { Box } from './geometry.ts';
import { htmlType } from './text-block.ts';
import styles from './tools.module.css';
import { dragTo, drop } from './use-canvas-pointer.ts';

/** What can be done with the selected block, over it. */
export function BlockToolbar({ box }: { readonly box: Box }) {
  const tools = useCanvas();
  const { selection, actions, device, write, openPanel, select, removeSelected } = tools;
  const found = selection?.kind === 'block' ? actions.blockOf(selection.id) : null;
  if (!found || !selection) return null;
  const { block } = found;
  const isHidden = block.isHidden?.[device] ?? false;
  const copy = () => select(actions.duplicate(selection) ?? selection);
  return (
    <Beside box={box} insideFrom={lowBox}>
      <div className={styles.tools} data-tools>
        <MoveHandle blockId={block.id} label={t('canvas.move', { what: nameOfBlock(block) })} />
        <span className={styles.toolsName}>{nameOfBlock(block)}</span>
        {block.type === htmlType && (
          <IconButton
            icon="write"
            isSmall
            label={t('canvas.write')}
            keys="Enter"
            onPress={() => write(block.id)}
          />
        )}
        <IconButton icon="settings" isSmall label={t('canvas.settings')} onPress={() => openPanel(true)} />
        <IconButton icon="copy" isSmall label={t('canvas.duplicate')} keys="Mod+D" onPress={copy} />
        <IconButton
          icon="trash"
          isSmall
          kind="danger"
          label={t('canvas.delete')}
          keys="Delete"
          onPress={removeSelected}
        />
        <MenuButton
          label={t('canvas.more', { what: nameOfBlock(block) })}
          isSmall
          entries={[
            {
              id: 'section',
              label: t('canvas.toSection'),
              icon: 'section',
              onAction: () => select({ kind: 'section', id: found.section.id, part: found.part }),
            },
            {
              id: 'hide',
              label: t(`canvas.${isHidden ? 'show' : 'hide'}.${device}`),
              icon: isHidden ? 'eye' : 'hidden',
              onAction: () => actions.hide(block.id, device, !isHidden),
            },
            { id: 'front', label: t('canvas.front'), icon: 'up', onAction: () => actions.layer(block.id, 1) },
            {
              id: 'back',
              label: t('canvas.back'),
              icon: 'down',
              onAction: () => actions.layer(block.id, -1),
            },
          ]}
        />
      </div>
    </Beside>
  );
}

/** The way to move a block with a finger; the mouse takes the block itself. */
function MoveHandle({ blockId, label }: { readonly blockId: string; readonly label: string }) {
  const tools = useCanvas();
  const begun = useRef<{ id: string; x: number; y: number; frame: DOMRect } | null>(null);
  const inFrame = (event: PointerEvent, frame: DOMRect) => ({
    clientX: (event.clientX - frame.left) / tools.scale,
    clientY: (event.clientY - frame.top) / tools.scale,
  });
  return (
    <span
      className={styles.moveHandle}
      title={label}
      onPointerDown={event => {
        const frame = tools.page.defaultView?.frameElement?.getBoundingClientRect();
        if (!frame) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = inFrame(event, frame);
        begun.current = { id: blockId, x: at.clientX, y: at.clientY, frame };
      }}
      onPointerMove={event => {
        if (begun.current) dragTo(tools, begun.current, inFrame(event, begun.current.frame));
      }}
      onPointerUp={() => {
        begun.current = null;
        drop(tools);
      }}
      onPointerCancel={() => {
        begun.current = null;
        tools.drag(null);
      }}
    >
      <Icon name="drag" size={18} />
    </span>
  );
}

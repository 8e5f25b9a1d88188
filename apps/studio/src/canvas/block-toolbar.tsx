import { IconButton } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { type PointerEvent, useEffect, useRef } from 'react';
import { t } from '../messages/translate.ts';
import { Beside, lowBox } from './beside.tsx';
import { nameOfBlock } from './canvas-actions.ts';
import { useCanvas } from './canvas-context.ts';
import { CarriedBlock } from './carry-block.ts';
import type { Box } from './geometry.ts';
import { blockElement, keepVisible } from './measure.ts';
import { writtenSetting } from './text-block.ts';
import styles from './tools.module.css';

/** The actions for the selected block, above it. */
export function BlockToolbar({ box }: { readonly box: Box }) {
  const tools = useCanvas();
  const { selection, actions, device, write, openPanel, select, removeSelected } = tools;
  const found = selection?.kind === 'block' ? actions.blockOf(selection.id) : null;
  if (!found || !selection) return null;
  const { block } = found;
  const isHidden = block.isHidden?.[device] ?? false;
  const copy = () => {
    const added = actions.duplicate(selection) ?? selection;
    select(added);
    keepVisible(() => blockElement(tools.page, added.id));
  };
  return (
    <Beside box={box} insideFrom={lowBox} isHeld={tools.dragged !== null}>
      <div className={styles.tools} data-tools data-idle={tools.dragged ? true : undefined}>
        <MoveHandle blockId={block.id} label={t('canvas.move', { what: nameOfBlock(block) })} />
        <span className={styles.toolsName}>{nameOfBlock(block)}</span>
        {writtenSetting(block.type) !== null && (
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

/** The handle for moving a block by touch; the mouse drags the block itself (rule STUDIO-32). */
function MoveHandle({ blockId, label }: { readonly blockId: string; readonly label: string }) {
  const tools = useCanvas();
  const newest = useRef(tools);
  newest.current = tools;
  const carried = useRef<CarriedBlock | null>(null);
  const inFrame = (event: PointerEvent) => {
    const frame = tools.page.defaultView?.frameElement?.getBoundingClientRect();
    return {
      x: (event.clientX - (frame?.left ?? 0)) / tools.scale,
      y: (event.clientY - (frame?.top ?? 0)) / tools.scale,
    };
  };
  const release = (act: 'drop' | 'cancel') => () => {
    carried.current?.[act]();
    carried.current = null;
  };
  useEffect(() => () => carried.current?.cancel(), []);
  return (
    <span
      className={styles.moveHandle}
      title={label}
      onPointerDown={event => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        carried.current = new CarriedBlock(() => newest.current, blockId, inFrame(event));
      }}
      onPointerMove={event => carried.current?.moveTo(inFrame(event))}
      onPointerUp={release('drop')}
      onPointerCancel={release('cancel')}
    >
      <Icon name="drag" size={18} />
    </span>
  );
}

import type { Editor } from '@tiptap/core';
import { t } from '../messages/translate.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import styles from './canvas.module.css';
import { useCanvas } from './canvas-context.ts';
import { boxOfPlace, scaled } from './geometry.ts';
import { GridLines } from './grid-lines.tsx';
import { blockElement, measureGrid, sectionElement } from './measure.ts';
import { ResizeHandles } from './resize-handles.tsx';
import { SectionToolbar } from './section-toolbar.tsx';
import { styleOf } from './style-of-box.ts';
import { useMeasured } from './use-measured.ts';
import { WritingTools } from './writing-tools.tsx';

export interface OverlayProps {
  readonly hoveredSection: string | null;
  readonly textEditor: Editor | null;
}

/** Outlines, handles and toolbars over the frame: labels stay outside the page's DOM. */
export function Overlay({ hoveredSection, textEditor }: OverlayProps) {
  const { page, selection, scale, dragged, writing } = useCanvas();
  const blockId = selection?.kind === 'block' ? selection.id : '';
  const sectionId = selection?.kind === 'section' ? selection.id : (hoveredSection ?? '');
  const blockBox = useMeasured(() => blockElement(page, blockId), blockId);
  const sectionBox = useMeasured(() => sectionElement(page, sectionId), sectionId);
  const block = blockBox ? scaled(blockBox, scale) : null;
  const section = sectionBox ? scaled(sectionBox, scale) : null;
  return (
    <div className={styles.overlay}>
      {section && (
        <>
          <div
            className={selection?.kind === 'section' ? styles.sectionBox : styles.sectionHover}
            style={styleOf(section)}
          />
          <SectionToolbar box={section} sectionId={sectionId} isSelected={selection?.kind === 'section'} />
        </>
      )}
      {dragged && <DropPlace />}
      {block && (
        <>
          {!dragged && (
            <div className={writing === null ? styles.blockBox : styles.writingBox} style={styleOf(block)} />
          )}
          {writing === null ? (
            <>
              {!dragged && <ResizeHandles box={block} />}
              <BlockToolbar box={block} />
            </>
          ) : (
            textEditor && <WritingTools editor={textEditor} box={block} />
          )}
        </>
      )}
    </div>
  );
}

/** Yellow: the grid, and where the block would land. */
function DropPlace() {
  const { page, dragged, device, scale } = useCanvas();
  const grid = dragged ? measureGrid(page, dragged.sectionId, device) : null;
  if (!dragged || !grid) return null;
  return (
    <>
      <GridLines grid={grid} scale={scale} />
      <div className={styles.dropPlace} style={styleOf(scaled(boxOfPlace(grid, dragged.place), scale))}>
        <span className={styles.dropLabel}>
          {t('canvas.place', { column: dragged.place.x + 1, row: dragged.place.y + 1 })}
        </span>
      </div>
    </>
  );
}

import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import type { EditedPart } from '../editing/page-editor.ts';
import { WhenGone } from '../frame/when-gone.tsx';
import { t } from '../messages/translate.ts';
import styles from './catalogue.module.css';
import { type LayoutBlock, layoutsFor, type SectionLayout } from './section-layouts.ts';

export interface SectionCatalogueProps {
  readonly isOpen: boolean;
  /** Where the section will be inserted. */
  readonly part: EditedPart;
  readonly onClose: () => void;
  readonly onChoose: (layout: SectionLayout) => void;
  /** Called when it has left the screen. */
  readonly onGone: () => void;
}

export function SectionCatalogue({ isOpen, part, onClose, onChoose, onGone }: SectionCatalogueProps) {
  return (
    <Dialog
      title={t(part === 'page' ? 'canvas.addSection' : `canvas.add.${part}`)}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
    >
      <WhenGone act={onGone} />
      <ul className={styles.layouts}>
        {layoutsFor(part).map(layout => (
          <li key={layout.id}>
            <button type="button" className={styles.layout} onClick={() => onChoose(layout)}>
              <LayoutPicture layout={layout} />
              <span>{layout.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The layout drawn from its real positions, so that it matches the result. */
function LayoutPicture({ layout }: { readonly layout: SectionLayout }) {
  const rows = Math.max(6, ...layout.blocks.map(({ place: [, y, , h] }) => y + h));
  return (
    <svg
      viewBox={`-1 -1 26 ${rows + 2}`}
      className={styles.picture}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
    >
      {layout.blocks.map(block => (
        <BlockPicture key={block.place.join(' ')} block={block} />
      ))}
    </svg>
  );
}

function BlockPicture({ block: { block, place } }: { readonly block: LayoutBlock }) {
  const [x, y, w, h] = place;
  if (block === 'html' || block === 'quote') {
    const lines = Array.from({ length: Math.max(1, Math.floor(h / 1.6)) }, (_, at) => at);
    return lines.map(line => (
      <rect
        key={line}
        x={x}
        y={y + line * 1.5}
        width={line === 0 ? w * 0.6 : w * (line % 2 === 0 ? 0.85 : 0.95)}
        height={line === 0 ? 1 : 0.5}
        rx={0.25}
        className={line === 0 ? styles.strong : styles.faint}
      />
    ));
  }
  if (block === 'logo') {
    return <rect x={x} y={y + 0.4} width={w * 0.6} height={1.2} rx={0.25} className={styles.strong} />;
  }
  if (block === 'navigation') {
    const isStacked = h > 2;
    return [0, 1, 2].map(link => (
      <rect
        key={link}
        x={isStacked ? x : x + w - 3.5 * (3 - link)}
        y={isStacked ? y + link * 1.4 : y + 0.7}
        width={2.8}
        height={0.6}
        rx={0.25}
        className={styles.faint}
      />
    ));
  }
  if (block === 'button')
    return <rect x={x} y={y} width={w} height={1.6} rx={0.4} className={styles.accent} />;
  const columns = block === 'image' ? 1 : 4;
  const cells = Array.from({ length: block === 'gallery' ? 8 : columns }, (_, at) => at);
  const size = w / columns;
  return cells.map(cell => (
    <rect
      key={cell}
      x={x + (cell % columns) * size}
      y={y + Math.floor(cell / columns) * (h / 2)}
      width={columns === 1 ? w : size - 0.5}
      height={columns === 1 ? h : block === 'gallery' ? h / 2 - 0.5 : h * 0.7}
      rx={0.3}
      className={styles.image}
    />
  ));
}

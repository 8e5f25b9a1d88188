import { gridColumns } from '@vitrine/core/page/page-document.ts';
import styles from './canvas.module.css';
import { columnStep, type GridGeometry, scaled } from './geometry.ts';
import { styleOf } from './style-of-box.ts';

export interface GridLinesProps {
  readonly grid: GridGeometry;
  readonly scale: number;
}

export function GridLines({ grid, scale }: GridLinesProps) {
  const step = columnStep(grid);
  const columns = Array.from({ length: gridColumns[grid.device] }, (_, at) => at);
  const height = Math.max(grid.box.height, grid.rowHeight * 4);
  return (
    <div className={styles.grid} style={styleOf(scaled({ ...grid.box, height }, scale))}>
      {columns.map(column => (
        <span
          key={column}
          style={{ insetInlineStart: column * step * scale, inlineSize: (step - grid.gap) * scale }}
        />
      ))}
    </div>
  );
}

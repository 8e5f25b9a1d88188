import { type Asset, assetAddress, fileAddress, widthsOf } from '@vitrine/core/media/asset.ts';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import fieldStyles from '../field/field.module.css';
import { t } from '../messages/translate.ts';
import styles from './slides.module.css';

type Point = Asset['focalPoint'];

export interface FocalPointFieldProps {
  readonly asset: Asset;
  readonly value: Point;
  readonly onChange: (point: Point) => void;
}

const step = 0.02;
const keys: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The focal point of a picture: dragged on the picture, or moved with the arrow keys. */
export function FocalPointField({ asset, value, onChange }: FocalPointFieldProps) {
  const hint = useId();
  const width = widthsOf(asset).find(one => one >= 500) ?? widthsOf(asset).at(-1);
  const put = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: bounded((event.clientX - box.left) / box.width),
      y: bounded((event.clientY - box.top) / box.height),
    });
  };
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: bounded(value.x + by.x), y: bounded(value.y + by.y) });
  };
  return (
    <div className={fieldStyles.field}>
      <button
        type="button"
        className={styles.focal}
        aria-label={t('focalPoint', { x: Math.round(value.x * 100), y: Math.round(value.y * 100) })}
        aria-describedby={hint}
        onKeyDown={press}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          put(event);
        }}
        onPointerMove={event => event.buttons === 1 && put(event)}
      >
        <img
          src={width === undefined ? fileAddress(asset) : assetAddress(asset, width)}
          alt=""
          width={asset.width || undefined}
          height={asset.height || undefined}
          draggable={false}
        />
        <span className={styles.focalDot} style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }} />
      </button>
      <span className={fieldStyles.help} id={hint}>
        {t('focalHint')}
      </span>
    </div>
  );
}

function bounded(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}

import { type Asset, assetAddress, fileAddress, widthsOf } from '@vitrine/core/media/asset.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../messages/translate.ts';
import styles from './media.module.css';

type Point = Asset['focalPoint'];

export interface FocalPointProps {
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

/** Where the picture is looked at: dragged on it, or moved with the arrows; what is cropped is cropped elsewhere. */
export function FocalPoint({ asset, value, onChange }: FocalPointProps) {
  const width = widthsOf(asset).find(one => one >= 750) ?? widthsOf(asset).at(-1);
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
    <div className={styles.focal}>
      <button
        type="button"
        className={styles.focalArea}
        aria-label={t('focalPoint', { x: Math.round(value.x * 100), y: Math.round(value.y * 100) })}
        onKeyDown={press}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          put(event);
        }}
        onPointerMove={event => event.buttons === 1 && put(event)}
      >
        <img
          src={width === undefined ? fileAddress(asset) : assetAddress(asset, width)}
          alt={asset.alt}
          width={asset.width}
          height={asset.height}
          draggable={false}
        />
        <span
          className={styles.focalDot}
          style={{ insetInlineStart: `${value.x * 100}%`, insetBlockStart: `${value.y * 100}%` }}
        />
      </button>
      <p className={styles.soft}>{t('focalHint')}</p>
    </div>
  );
}

function bounded(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}

import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import type { ChartPoint } from '@vitrine/core/overview/overview.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './overview.module.css';

const height = 120;
/** Of one bar with the gap beside it. */
const step = 10;
const gap = 2;

/** Revenue as bars from a line of zero, and the same numbers as a table for people who do not see them. */
export function RevenueChart({
  points,
  currency,
}: {
  readonly points: readonly ChartPoint[];
  readonly currency: string;
}) {
  const most = Math.max(0, ...points.map(({ revenue }) => revenue));
  const least = Math.min(0, ...points.map(({ revenue }) => revenue));
  const scale = most === least ? 0 : height / (most - least);
  const zero = most * scale || height;
  return (
    <div className={styles.chart ?? ''}>
      <svg
        viewBox={`0 0 ${points.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars ?? ''}
      >
        {points.map(({ from, revenue }, at) => (
          <rect
            key={from}
            x={at * step + gap / 2}
            width={step - gap}
            y={revenue >= 0 ? zero - revenue * scale : zero}
            height={Math.abs(revenue * scale)}
            data-below={revenue < 0 ? '' : undefined}
          />
        ))}
        <line x1={0} x2={points.length * step} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles.ends ?? ''} aria-hidden="true">
        <span>{nameOf(points[0])}</span>
        <span>{nameOf(points.at(-1))}</span>
      </p>
      <details>
        <summary>{t('overview.asTable')}</summary>
        <DataTable
          label={t('overview.sales')}
          rows={points}
          idOf={({ from }) => from}
          nameOf={nameOf}
          columns={[
            { id: 'from', label: t('overview.time'), cell: nameOf, isShort: true },
            {
              id: 'revenue',
              label: t('overview.revenue'),
              align: 'end',
              isShort: true,
              cell: ({ revenue }) => formatPrice(revenue, currency),
            },
            {
              id: 'orders',
              label: t('overview.orders'),
              align: 'end',
              isShort: true,
              cell: ({ orders }) => String(orders),
            },
          ]}
        />
      </details>
    </div>
  );
}

/** An hour, a day or a month, as the length of its text tells. */
function nameOf(point: ChartPoint | undefined): string {
  if (point === undefined) return '';
  const { from } = point;
  const options: Intl.DateTimeFormatOptions =
    from.length > 10
      ? { timeStyle: 'short' }
      : from.length === 10
        ? { day: 'numeric', month: 'short', weekday: 'short' }
        : { month: 'long', year: 'numeric' };
  const moment = from.length > 10 ? `${from}:00:00Z` : `${from.padEnd(10, '-01')}T00:00:00Z`;
  return new Intl.DateTimeFormat(studioLanguage(), { ...options, timeZone: 'UTC' }).format(new Date(moment));
}

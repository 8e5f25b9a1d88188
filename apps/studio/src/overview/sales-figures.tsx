import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import type { Overview, SalesFigures } from '@vitrine/core/overview/overview.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './overview.module.css';

const shown = [
  'revenue',
  'orders',
  'averageOrder',
  'refunds',
] as const satisfies readonly (keyof SalesFigures)[];

/** Four figures, each beside that of the period before. */
export function SalesFiguresList({
  overview: { figures, before, currency },
  beforeWords,
}: {
  readonly overview: Overview;
  readonly beforeWords: string;
}) {
  return (
    <dl className={styles.figures ?? ''}>
      {shown.map(name => {
        const inWords = (value: number | null) =>
          value === null ? '–' : name === 'orders' ? wholeNumber(value) : formatPrice(value, currency);
        return (
          <div key={name}>
            <dt>{t(`overview.${name}`)}</dt>
            <dd>
              <strong>{inWords(figures[name])}</strong>
              <span className={styles.before ?? ''}>
                {t('overview.compared', { value: inWords(before[name]), before: beforeWords })}
                {changeInWords(figures[name], before[name])}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Nothing to compare with zero. */
function changeInWords(now: number | null, before: number | null): string {
  if (now === null || before === null || before <= 0) return '';
  const percent = new Intl.NumberFormat(studioLanguage(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return ` (${percent.format((now - before) / before)})`;
}

function wholeNumber(value: number): string {
  return new Intl.NumberFormat(studioLanguage()).format(value);
}

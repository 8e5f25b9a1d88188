import { SegmentedField } from '@vitrine/controls/field/choice-fields.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { overviewCalls } from '@vitrine/core/overview/overview.calls.ts';
import { type BestSeller, type OverviewPeriod, overviewPeriods } from '@vitrine/core/overview/overview.ts';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part, RoomPage } from '../website/room-page.tsx';
import styles from './overview.module.css';
import { RevenueChart } from './revenue-chart.tsx';
import { SalesFiguresList } from './sales-figures.tsx';
import { ToDoPart } from './to-do-part.tsx';

/** Where selling begins: what waits, how the period went, and what sold (rules OVERVIEW-1 to OVERVIEW-5). */
export function OverviewRoom() {
  const [address, setAddress] = useSearchParams();
  const period = overviewPeriods.find(one => one === address.get('period')) ?? 'week';
  const asked = useCall(
    overviewCalls.get,
    { query: { period } },
    { keepsPrevious: true, isAlwaysFresh: true },
  );
  const overview = asked.data;
  return (
    <RoomPage
      title={t('room.overview')}
      actions={
        <div className={styles.period ?? ''}>
          <SegmentedField
            label={t('overview.period')}
            value={period}
            onChange={value => setAddress({ period: value }, { replace: true })}
            choices={overviewPeriods.map(value => ({ value, label: t(`overview.${value}`) }))}
          />
        </div>
      }
    >
      <CallState call={asked} />
      {overview && (
        <>
          <ToDoPart toDo={overview.toDo} />
          <Part title={t('overview.sales')} hint={t('overview.salesHint')}>
            <SalesFiguresList overview={overview} beforeWords={beforeWords(period)} />
            <RevenueChart points={overview.chart} currency={overview.currency} />
          </Part>
          <Part title={t('overview.bestSellers')}>
            <BestSellers sellers={overview.bestSellers} />
          </Part>
        </>
      )}
    </RoomPage>
  );
}

function beforeWords(period: OverviewPeriod): string {
  return t(`overview.before.${period}`);
}

function BestSellers({ sellers }: { readonly sellers: readonly BestSeller[] }) {
  const mayOpen = useMay('products.write');
  if (sellers.length === 0)
    return (
      <EmptyState icon="selling" title={t('overview.nothingSold')} hint={t('overview.nothingSoldHint')} />
    );
  return (
    <ol className={styles.sellers ?? ''}>
      {sellers.map(({ productId, title, quantity }) => (
        <li key={productId}>
          {mayOpen ? <Link to={`/config/products/${productId}`}>{title}</Link> : <span>{title}</span>}
          <span className={styles.pieces ?? ''}>{t('overview.pieces', { n: quantity })}</span>
        </li>
      ))}
    </ol>
  );
}

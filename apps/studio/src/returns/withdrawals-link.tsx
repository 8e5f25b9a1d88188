import { withdrawalCalls } from '@vitrine/core/withdrawals/withdrawals.calls.ts';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { formatCount } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

/** From the orders to the withdrawals, once there was one. */
export function WithdrawalsLink() {
  const { withdrawals = [], open = 0 } =
    useCall(withdrawalCalls.list, { query: { limit: '1', state: 'all' } }).data ?? {};
  if (withdrawals.length === 0) return null;
  return <Link to="/config/orders/withdrawals">{t('withdrawals.open', { n: formatCount(open) })}</Link>;
}

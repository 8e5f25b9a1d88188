import { returnCalls } from '@vitrine/core/returns/returns.calls.ts';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { formatCount } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

/** From the orders to their returns; shown once there are any, or while buyers can ask for them. */
export function ReturnsLink() {
  const { open = 0 } = useCall(returnCalls.list, { query: { limit: '1' } }).data ?? {};
  return <Link to="/config/orders/returns">{t('returns.open', { n: formatCount(open) })}</Link>;
}

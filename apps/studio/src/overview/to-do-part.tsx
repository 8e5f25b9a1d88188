import type { Permission } from '@vitrine/core/accounts/roles.ts';
import { mostCounted, type Overview, type Task } from '@vitrine/core/overview/overview.ts';
import { Link } from 'react-router';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './overview.module.css';

/** Where each task is done, and who may enter there; the most urgent first. */
const places: Readonly<Record<Task, { readonly to: string; readonly needs: Permission }>> = {
  disputes: { to: '/config/orders?payment=disputed', needs: 'orders.read' },
  held: { to: '/config/orders?state=held', needs: 'orders.read' },
  toSend: { to: '/config/orders?fulfilment=toSend', needs: 'orders.read' },
  delayedRenewals: { to: '/config/subscriptions?state=delayed', needs: 'orders.read' },
  returns: { to: '/config/orders/returns', needs: 'orders.read' },
  refundsDue: { to: '/config/orders?state=refundDue', needs: 'orders.read' },
  unpaid: { to: '/config/orders?payment=unpaid', needs: 'orders.read' },
  linksSent: { to: '/config/draft-orders', needs: 'orders.write' },
  lowStock: { to: '/config/inventory?stock=low', needs: 'inventory.manage' },
};

/** What waits for a person, each with the way to it (rule OVERVIEW-4). */
export function ToDoPart({ toDo }: Pick<Overview, 'toDo'>) {
  const { permissions } = useWho();
  const tasks = (Object.keys(places) as Task[]).filter(
    task => toDo[task] > 0 && permissions.includes(places[task].needs),
  );
  return (
    <Part title={t('overview.toDo')}>
      {tasks.length === 0 ? (
        <p>{t('overview.nothingToDo')}</p>
      ) : (
        <ul className={styles.tasks ?? ''}>
          {tasks.map(task => (
            <li key={task}>
              <Link to={places[task].to}>{taskInWords(task, toDo[task])}</Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function taskInWords(task: Task, count: number): string {
  if (count > mostCounted)
    return t('overview.more', { task: t(`overview.task.${task}`, { n: mostCounted }) });
  return t(`overview.task.${task}`, { n: count });
}

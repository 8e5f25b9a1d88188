import { IconButton } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Customer } from '@vitrine/core/customers/customer.ts';
import { customerCalls as calls } from '@vitrine/core/customers/customers.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './customers.module.css';

/** Those who were merged into a customer, each to be separated again (rule CUSTOMER-6). */
export function MergedPart({ customer: { id: customerId, merged } }: { readonly customer: Customer }) {
  const mayChange = useMay('customers.write');
  const toast = useToast();
  const separate = useChange(calls.separate, [calls.get, calls.list]);
  return (
    <Part title={t('customer.merged')}>
      <ul className={styles.list}>
        {merged.map(({ id, email }) => (
          <li key={id}>
            <span className={styles.entry}>{email}</span>
            {mayChange && (
              <IconButton
                icon="unlink"
                label={t('customer.separateWho', { email })}
                onPress={() =>
                  separate.mutate(
                    { params: { customerId, mergedId: id } },
                    {
                      onSuccess: () => toast({ message: t('customer.didSeparate', { email }) }),
                      onError: error => toast({ message: messageOf(error), isError: true }),
                    },
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

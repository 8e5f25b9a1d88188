import { Button } from '@vitrine/controls/button/button.tsx';
import type { Customer } from '@vitrine/core/customers/customer.ts';
import { formatDay } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { type SiteUserAct, useManageSiteUser } from '../site-users/use-manage-site-user.ts';
import { Actions, Part } from '../website/room-page.tsx';
import styles from './customers.module.css';

interface AccountPartProps {
  readonly customer: Customer;
  readonly onChange: () => void;
}

/** The accounts of a customer, blocked and deleted as among the visitors. */
export function AccountPart({ customer: { accounts }, onChange }: AccountPartProps) {
  const mayChange = useMay('customers.write');
  const manage = useManageSiteUser(onChange);
  const actsOf = (isBlocked: boolean): readonly (readonly [SiteUserAct, string])[] => [
    isBlocked ? ['unblock', t('siteUserUnblock')] : ['block', t('siteUserBlock')],
    ['remove', t('siteUserDelete')],
  ];
  return (
    <Part title={t('customer.account')}>
      {accounts.length === 0 && <p className={styles.soft}>{t('customer.noAccount')}</p>}
      {accounts.map(user => (
        <div key={user.id}>
          <p className={styles.text}>
            {t('customer.accountSince', { email: user.email, date: formatDay(user.createdAt) })}
          </p>
          <p className={styles.soft}>{t(user.isBlocked ? 'siteUserBlocked' : 'siteUserActive')}</p>
          {mayChange && (
            <Actions>
              {actsOf(user.isBlocked).map(([act, label]) => (
                <Button key={act} onPress={() => void manage(user, act)}>
                  {label}
                </Button>
              ))}
            </Actions>
          )}
        </div>
      ))}
    </Part>
  );
}

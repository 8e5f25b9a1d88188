import { Button } from '@vitrine/controls/button/button.tsx';
import type { Receipt } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { Link } from 'react-router';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import texts from './counter-texts.module.css';
import { MailReceipt } from './mail-receipt.tsx';
import styles from './payment.module.css';

interface SaleDoneProps {
  readonly receipt: Receipt;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** What is to do once it is paid. The next item that is added begins the next sale. */
export function SaleDone({ receipt, onNext, onBack }: SaleDoneProps) {
  const { orderId, number, total, change, currency } = receipt;
  return (
    <div className={styles.done}>
      <p>
        {t('counter.soldAs', { number })} <strong>{formatPrice(total, currency)}</strong>
      </p>
      {change !== null && (
        <p className={styles.due}>
          {t('counter.change')} <strong>{formatPrice(change, currency)}</strong>
        </p>
      )}
      <Button
        kind="primary"
        isWide
        onPress={() => {
          onNext();
          onBack();
        }}
      >
        {t('counter.newSale')}
      </Button>
      <Link className={texts.link} to={`/config/point-of-sale/receipts/${orderId}`}>
        {t('counter.printReceipt')}
      </Link>
      <MailReceipt receipt={receipt} />
    </div>
  );
}

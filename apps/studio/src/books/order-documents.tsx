import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { documentPath } from '@vitrine/core/documents/document.ts';
import { documentCalls, printAddress } from '@vitrine/core/documents/documents.calls.ts';
import { ledgerCalls } from '@vitrine/core/ledger/ledger.calls.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { OrderLabels } from '../labels/order-labels.tsx';
import { t } from '../messages/translate.ts';
import styles from '../orders/orders.module.css';
import { Part } from '../website/room-page.tsx';
import { PaperLink } from './paper-link.tsx';

/** The invoice, the credit notes, and the packing slip of an order (rule DOCUMENT-6). */
export function OrderDocuments({ order }: { readonly order: Order }) {
  const { id: orderId, requiresShipping, isWithoutEffect } = order;
  const toast = useToast();
  const mayIssue = useMay('orders.write');
  const asked = useCall(documentCalls.ofOrder, { params: { orderId } });
  const issue = useChange(documentCalls.invoice, [documentCalls.ofOrder, ledgerCalls.ofOrder]);
  const { documents = [], canInvoice = false, waiting = 0 } = asked.data ?? {};
  const canPrintSlip = requiresShipping && order.number !== null && !isWithoutEffect;
  if (order.number === null) return null;
  return (
    <Part title={t('documents')}>
      <ul className={styles.mails}>
        {documents.map(({ id, kind, name }) => (
          <li key={id}>
            <PaperLink address={documentPath(id)}>{t(`documents.${kind}`, { name })}</PaperLink>
          </li>
        ))}
        {canPrintSlip && (
          <li>
            <PaperLink address={printAddress('packingSlip', [orderId])}>
              {t('documents.packingSlip')}
            </PaperLink>
          </li>
        )}
      </ul>
      {canPrintSlip && order.delivery.pickup === null && <OrderLabels orderId={orderId} />}
      {waiting > 0 && (
        <p>
          {t('documents.waiting')} <Link to="/config/settings?part=store">{t('documents.toSettings')}</Link>
        </p>
      )}
      {canInvoice && mayIssue && (
        <>
          <p className={styles.soft}>{t('documents.issueInvoiceHint')}</p>
          <Button
            isPending={issue.isPending}
            onPress={() =>
              issue.mutate(
                { params: { orderId }, body: {} },
                { onError: error => toast({ message: messageOf(error), isError: true }) },
              )
            }
          >
            {t('documents.issueInvoice')}
          </Button>
        </>
      )}
    </Part>
  );
}

import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type OrderDownloads as Downloads, downloadCalls } from '@vitrine/core/downloads/downloads.calls.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatMoment, formatSize } from '../frame/format.ts';
import { useMay, useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { ordersStale } from '../orders/orders-stale.ts';
import { Part } from '../website/room-page.tsx';
import styles from './downloads.module.css';

/** How often the files of an order were downloaded, and when last (rule DOWNLOAD-13). */
export function OrderDownloads({ order }: { readonly order: Order }) {
  const isDigital = order.lines.some(({ productType }) => productType === productTypes.digital);
  const params = { orderId: order.id };
  const mayManage = useMay('orders.write');
  const toast = useToast();
  const isLaunched = useWho().website?.isLaunched ?? false;
  const asked = useCall(downloadCalls.get, { params }, { isEnabled: isDigital });
  const sending = useChange(downloadCalls.send, ordersStale);
  const renewing = useChange(downloadCalls.renew, ordersStale);
  const downloads = asked.data?.downloads;
  if (!isDigital || downloads === undefined) return null;
  if (order.isTest && isLaunched)
    return (
      <Part title={t('downloads.ofOrder')}>
        <p>{t('downloads.ofTest')}</p>
      </Part>
    );
  const told = (message: string) => ({
    onSuccess: () => toast({ message }),
    onError: (error: unknown) => toast({ message: messageOf(error), isError: true }),
  });
  const [first] = downloads.lines;
  const isPaid =
    (order.state === 'placed' || order.state === 'completed') &&
    (order.paymentState === 'captured' || order.paymentState === 'disputed');
  return (
    <Part title={t('downloads.ofOrder')}>
      {!downloads.isOpen && <p>{isPaid ? t('downloads.noFiles') : t('downloads.closed')}</p>}
      {downloads.lines.map(line => (
        <Files key={line.lineId} line={line} />
      ))}
      {downloads.isOpen && first && (
        <small>{t('downloads.linksUntil', { at: formatMoment(first.linksUntil) })}</small>
      )}
      {mayManage && isPaid && (
        <div className={styles.buttons}>
          {downloads.isOpen && (
            <Button
              isPending={sending.isPending}
              onPress={() => sending.mutate({ params }, told(t('downloads.sent')))}
            >
              {t('downloads.send')}
            </Button>
          )}
          <Button
            kind="quiet"
            isPending={renewing.isPending}
            onPress={() => renewing.mutate({ params }, told(t('downloads.renewed')))}
          >
            {t('downloads.renew')}
          </Button>
        </div>
      )}
    </Part>
  );
}

function Files({ line: { title, limit, files } }: { readonly line: Downloads['lines'][number] }) {
  return (
    <ul className={styles.files} aria-label={title}>
      {files.map(({ fileId, fileName, bytes, used, total, lastAt }) => (
        <li key={fileId} className={styles.file}>
          <span className={styles.name}>
            <strong>{fileName}</strong>
            <small>
              {[
                formatSize(bytes),
                total === 0
                  ? t('downloads.never')
                  : limit === null
                    ? t('downloads.used', { n: total })
                    : t('downloads.usedOf', { n: used, limit }),
                ...(lastAt === null ? [] : [t('downloads.last', { at: formatMoment(lastAt) })]),
              ].join(' · ')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useCall } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';

interface CurrencyQuestionProps {
  readonly from: string;
  readonly to: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What a change of the currency does to the amounts of the store, with the price of one of its products (rule MONEY-9). */
export function CurrencyQuestion({ from, to, ...dialog }: CurrencyQuestionProps) {
  const isAllowed = useWho().permissions.includes('products.read');
  const listed = useCall(productCalls.list, {}, { isEnabled: isAllowed && from !== to });
  const example = listed.data?.products.find(({ startingPrice }) => startingPrice > 0);
  return (
    <ConfirmDialog
      title={t('currencyAsk', { from, to })}
      message={
        <>
          <p>{t('currencyAskHint')}</p>
          {example && (
            <p>
              {t('currencyAskExample', {
                title: example.title,
                before: formatPrice(example.startingPrice, from),
                after: formatPrice(example.startingPrice, to),
              })}
            </p>
          )}
        </>
      }
      action={t('currencyChange')}
      {...dialog}
    />
  );
}

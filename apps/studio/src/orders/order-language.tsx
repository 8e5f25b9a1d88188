import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { ownName } from '@vitrine/core/messages/site-languages.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { languageChoices } from '../settings/language-choices.ts';
import { Part } from '../website/room-page.tsx';
import { ordersStale } from './orders-stale.ts';

/** The language that the buyer is written to in; saved as soon as it is chosen (rule ORDER-44). */
export function OrderLanguage({ order }: { readonly order: Order }) {
  const mayManage = useMay('orders.write');
  const toast = useToast();
  const set = useChange(orderCalls.setLanguage, ordersStale);
  if (!mayManage) return <Part title={t('orderLanguage')}>{ownName(order.language)}</Part>;
  return (
    <Part title={t('orderLanguage')}>
      <SelectField
        label={t('orderLanguageHint')}
        value={order.language}
        isDisabled={set.isPending}
        choices={languageChoices(order.language)}
        onChange={language =>
          set.mutate(
            { params: { orderId: order.id }, body: { language } },
            { onError: error => toast({ message: messageOf(error), isError: true }) },
          )
        }
      />
    </Part>
  );
}

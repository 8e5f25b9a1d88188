import { stockNoticeCalls } from '@vitrine/core/stock-notices/stock-notices.calls.ts';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';

interface WaitingPartProps {
  readonly productId: string;
  readonly variants: readonly {
    readonly id?: string | undefined;
    readonly optionValues: readonly string[];
  }[];
}

/** How many people wait for each sold-out variant; nothing if nobody does. */
export function WaitingPart({ productId, variants }: WaitingPartProps) {
  const asked = useCall(stockNoticeCalls.waiting, { params: { productId } });
  const waiting = asked.data?.waiting ?? [];
  if (waiting.length === 0) return null;
  const namesById = new Map(variants.map(({ id, optionValues }) => [id, optionValues.join(' / ')]));
  return (
    <Part title={t('waiting.title')} hint={t('waiting.hint')}>
      <ul>
        {waiting.map(({ variantId, people }) => (
          <li key={variantId}>
            {[namesById.get(variantId), t('waiting.people', { n: people })].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
    </Part>
  );
}

import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import { useCall } from '../api/use-call.ts';
import { basketOf, type CounterSale } from './basket.ts';

/** Priced by the server with each change (rule POS-2). */
export function useQuote(sale: CounterSale) {
  const { lines, discount } = basketOf(sale);
  return useCall(
    calls.quote,
    { body: { lines, discount } },
    { isEnabled: lines.length > 0, keepsPrevious: lines.length > 0 },
  );
}
export type QuoteCall = ReturnType<typeof useQuote>;

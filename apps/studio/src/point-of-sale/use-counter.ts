import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { Receipt, SaleItem, Tender } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { CallFailure, messageOf } from '../api/call-failure.ts';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import {
  basketOf,
  type CounterLine,
  type CounterSale,
  keepSale,
  keptSale,
  newSale,
  withItem,
} from './basket.ts';

/** Between attempts to complete a sale without a connection. */
const retryMilliseconds = 4000;

export interface Counter {
  readonly sale: CounterSale;
  readonly change: (next: CounterSale) => void;
  readonly add: (item: SaleItem) => void;
  /** After it was removed. */
  readonly putBack: (line: CounterLine) => void;
  readonly pay: (total: number, tender: Tender) => void;
  /** Gives up waiting for an answer; if it went through, the server will say so. */
  readonly stopPaying: () => void;
  /** The sale that was completed last, until the next one begins. */
  readonly sold: Receipt | null;
  readonly begin: () => void;
  /** Why the sale was refused. */
  readonly refusal: { readonly message: string; readonly orderId: string | null } | null;
  /** What was done last, for the status. */
  readonly said: string;
  readonly say: (words: string) => void;
}

/** The sale of this device: kept with each change, and completed once (rules POS-5, POS-15). */
export function useCounter(): Counter {
  const websiteId = useWho().website?.id ?? '';
  const [sale, setSale] = useState(() => keptSale(websiteId));
  const [sold, setSold] = useState<Receipt | null>(null);
  const [refusal, setRefusal] = useState<Counter['refusal']>(null);
  const [said, say] = useState('');
  const toast = useToast();
  const latest = useRef(sale);
  const change = useCallback(
    (next: CounterSale) => {
      latest.current = next;
      keepSale(websiteId, next);
      setSale(next);
      setRefusal(null);
    },
    [websiteId],
  );
  const add = useCallback(
    (item: SaleItem) => {
      const before = latest.current;
      if (before.paying !== null) return;
      const next = withItem(before, item);
      const name = nameOf(item);
      if (next === before) {
        const left = item.available ?? 0;
        toast({
          message: left === 0 ? t('counter.soldOutNow', { name }) : t('counter.noMore', { name, n: left }),
        });
        return;
      }
      setSold(null);
      change(next);
      say(t('counter.added', { name }));
    },
    [change, toast],
  );
  const queries = useQueryClient();
  const complete = useCallback(
    async (given: CounterSale, { total, tender }: NonNullable<CounterSale['paying']>) => {
      // A seller who stopped waiting has the basket again; the server knows what became of the sale.
      const isStopped = () => latest.current.id !== given.id || latest.current.paying === null;
      try {
        const { receipt } = await callApi(calls.complete, {
          params: { saleId: given.id },
          body: { ...basketOf(given), total, tender },
        });
        if (isStopped()) return;
        change(newSale());
        setSold(receipt);
        say(t('counter.soldAs', { number: receipt.number }));
        for (const call of [calls.products, calls.listParked, calls.day])
          void queries.invalidateQueries({ queryKey: [call.name] });
      } catch (error) {
        if (isInDoubt(error) || isStopped()) return;
        change({ ...given, paying: null });
        setRefusal({ message: messageOf(error), orderId: orderOf(error) });
        void queries.invalidateQueries({ queryKey: [calls.quote.name] });
      }
    },
    [change, queries],
  );
  useCompletion(sale, complete);
  return {
    ...{ sale, change, add, sold, refusal, said, say },
    putBack: line => {
      const now = latest.current;
      const isThere = now.lines.some(({ item }) => item.variantId === line.item.variantId);
      if (now.paying === null && !isThere) change({ ...now, lines: [...now.lines, line] });
    },
    pay: (total, tender) => change({ ...latest.current, paying: { total, tender } }),
    stopPaying: () => change({ ...latest.current, paying: null }),
    begin: () => {
      setSold(null);
      change(newSale());
    },
  };
}

/** Sends a sale that is being paid until there is an answer; also one from before a reload. */
function useCompletion(
  sale: CounterSale,
  complete: (sale: CounterSale, paying: NonNullable<CounterSale['paying']>) => Promise<void>,
): void {
  useEffect(() => {
    const { paying } = sale;
    if (paying === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSending = false;
    const send = async () => {
      if (isOver || isSending) return;
      clearTimeout(timer);
      isSending = true;
      await complete(sale, paying);
      isSending = false;
      if (!isOver) timer = setTimeout(() => void send(), retryMilliseconds);
    };
    const again = () => void send();
    again();
    window.addEventListener('online', again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [sale, complete]);
}

export function nameOf({ title, options }: Pick<SaleItem, 'title' | 'options'>): string {
  return options === '' ? title : `${title}, ${options}`;
}

/** Nobody knows whether it arrived: it is sent again. */
export function isInDoubt(error: unknown): boolean {
  return error instanceof CallFailure && (error.refusal.status === 0 || error.refusal.status >= 500);
}

/** The order of a sale that had been completed with other items. */
function orderOf(error: unknown): string | null {
  const details = error instanceof CallFailure ? error.refusal.details : undefined;
  return typeof details?.orderId === 'string' ? details.orderId : null;
}

import { useQueryClient } from '@tanstack/react-query';
import { Progress } from '@vitrine/controls/progress/progress.tsx';
import { productEditCalls as calls } from '@vitrine/core/product-edits/product-edits.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { changeInWords, isUnderWay } from './edit-words.ts';
import styles from './product-edits.module.css';

const pollMilliseconds = 1500;

/** The edit that runs now, above the list of products, which is read again once it is finished (rule EDITS-3). */
export function EditUnderWay() {
  const queries = useQueryClient();
  const { data } = useCall(calls.list, { query: { limit: 1 } }, { every: pollMilliseconds });
  const [latest] = data?.edits ?? [];
  const running = latest !== undefined && isUnderWay(latest) ? latest : null;
  const wasRunning = useRef(false);
  const isRunning = running !== null;
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      void queries.invalidateQueries({ queryKey: [productCalls.list.name] });
    wasRunning.current = isRunning;
  }, [isRunning, queries]);
  if (running === null || data === undefined) return null;
  const { state, total, changed, undone, undoKept } = running;
  const isUndoing = state === 'undoing';
  const count = isUndoing ? { done: undone + undoKept, total: changed } : { done: running.done, total };
  const what = changeInWords(running.change, data.currency);
  return (
    <div className={styles.underWay}>
      <Progress
        label={isUndoing ? t('edits.undoing', { what }) : what}
        {...count}
        words={t('importCount', count)}
      />
      <Link to="/config/products/edits">{t('edits.follow')}</Link>
    </div>
  );
}

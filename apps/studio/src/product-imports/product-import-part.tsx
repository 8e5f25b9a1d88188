import { useQueryClient } from '@tanstack/react-query';
import { Button, DownloadButton } from '@vitrine/controls/button/button.tsx';
import { Progress } from '@vitrine/controls/progress/progress.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { faultsFilePath, type ProductImport } from '@vitrine/core/product-files/product-import.ts';
import { productImportCalls as calls } from '@vitrine/core/product-files/product-imports.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { Actions, Part } from '../website/room-page.tsx';
import { ImportShops, type ShopsChosen } from './import-shops.tsx';
import { ImportedProducts } from './imported-products.tsx';
import styles from './product-imports.module.css';

export interface ProductImportPartProps {
  readonly view: ProductImport;
  readonly isOpenAtFirst: boolean;
}

/** One file: what it would change, or what became of it. */
export function ProductImportPart({ view, isOpenAtFirst }: ProductImportPartProps) {
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [shops, setShops] = useState<ShopsChosen>({});
  const { state, actor, createdAt, error, unread, faulty } = view;
  const listed = view.new + view.changed + faulty;
  const verdict = verdictOf(view);
  useEffect(() => {
    // What it changed is shown by other rooms too.
    if (state !== 'reading')
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          name === productCalls.list.name || name === productCalls.get.name || name === calls.products.name,
      });
  }, [state, queries]);
  return (
    <Part title={view.fileName} actions={<ImportActions view={view} shops={shops} />}>
      <p className={styles.soft}>
        {[t(`productImport.is.${state}`), actor, formatMoment(createdAt)].join(' · ')}
      </p>
      <UnderWay view={view} />
      {error !== '' && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
      {view.read > 0 && (
        <dl className={styles.counts}>
          {(['new', 'changed', 'same', 'faulty'] as const).map(name => (
            <div key={name}>
              <dt>{t(`productImport.${name}`)}</dt>
              <dd>{view[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {unread.length > 0 && <p>{t('productImport.unread', { names: unread.join(', ') })}</p>}
      {verdict !== '' && <p>{verdict}</p>}
      <ImportShops view={view} chosen={shops} onChoose={setShops} />
      {view.done > 0 && <p>{outcomeOf(view)}</p>}
      {listed > 0 && state !== 'reading' && (
        <>
          <Actions>
            <Button onPress={() => setIsOpen(!isOpen)}>
              {isOpen ? t('productImport.hide') : t('productImport.products')}
            </Button>
            {faulty > 0 && (
              <DownloadButton href={faultsFilePath.replace(':importId', view.id)} icon="imports">
                {t('productImport.faultsFile')}
              </DownloadButton>
            )}
          </Actions>
          {isOpen && <ImportedProducts view={view} />}
        </>
      )}
    </Part>
  );
}

/** What a person should know before it is applied. */
function verdictOf({ state, new: added, changed, faulty }: ProductImport): string {
  if (state !== 'ready') return '';
  if (faulty > 0 && added + changed === 0) return t('productImport.onlyFaults');
  if (faulty > 0) return t('productImport.faults', { n: faulty });
  return added + changed === 0 ? t('productImport.nothing') : '';
}

function outcomeOf({ done, kept, undone, undoKept }: ProductImport): string {
  return [
    t('productImport.done', { n: done - kept }),
    ...(kept > 0 ? [t('productImport.kept', { n: kept })] : []),
    ...(undone > 0 ? [t('productImport.undone', { n: undone })] : []),
    ...(undoKept > 0 ? [t('productImport.undoKept', { n: undoKept })] : []),
  ].join(' ');
}

function UnderWay({ view }: { readonly view: ProductImport }) {
  const count = progressOf(view);
  if (count === null) return null;
  return <Progress label={t(`productImport.is.${view.state}`)} {...count} words={t('importCount', count)} />;
}

function progressOf(view: ProductImport): { done: number; total: number } | null {
  const { state, read, total, done, kept, undone, undoKept } = view;
  if (state === 'waiting' || state === 'reading') return { done: read, total };
  if (state === 'running') return { done, total: view.new + view.changed };
  return state === 'undoing' ? { done: undone + undoKept, total: done - kept } : null;
}

function ImportActions({ view, shops }: { readonly view: ProductImport; readonly shops: ShopsChosen }) {
  const toast = useToast();
  const stale = [calls.list, calls.products, productCalls.shops];
  const apply = useChange(calls.apply, stale);
  const stop = useChange(calls.stop, stale);
  const undo = useChange(calls.undo, stale);
  const { state, done, kept, undone, undoKept } = view;
  const request = { params: { importId: view.id } };
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const wanted = view.new + view.changed;
  if (state === 'ready' && wanted > 0)
    return (
      <Button
        kind="primary"
        isPending={apply.isPending}
        onPress={() => apply.mutate({ ...request, body: shops }, { onError })}
      >
        {t('productImport.apply', { n: wanted })}
      </Button>
    );
  if (state === 'waiting' || state === 'reading' || state === 'running')
    return (
      <Button isPending={stop.isPending} onPress={() => stop.mutate(request, { onError })}>
        {t('productImport.stop')}
      </Button>
    );
  const isOver = state === 'done' || state === 'stopped' || state === 'failed';
  if (!isOver || done - kept === undone + undoKept) return null;
  return (
    <Button isPending={undo.isPending} onPress={() => undo.mutate(request, { onError })}>
      {t('undo')}
    </Button>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { Progress } from '@vitrine/controls/progress/progress.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { FileDrop, UploadList } from '@vitrine/controls/upload/file-drop.tsx';
import { useUploads } from '@vitrine/controls/upload/use-uploads.ts';
import { type ImportView, importingCalls } from '@vitrine/core/importing/importing.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { uploadFile } from '../api/upload-file.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { Part, RoomPage } from '../website/room-page.tsx';
import { ImportChoices } from './import-choices.tsx';
import { ImportReportView } from './import-report-view.tsx';
import styles from './imports.module.css';

const pollMilliseconds = 1000;

/** Imports from another platform into this website; an import continues after the room is left. */
export function ImportsRoom() {
  const queries = useQueryClient();
  const [isPublished, setIsPublished] = useState(false);
  const [replaces, setReplaces] = useState(false);
  const [shopId, setShopId] = useState('');
  const [makesShops, setMakesShops] = useState(false);
  const shops = useCall(productCalls.shops, {}).data?.shops ?? [];
  const shop = shops.find(({ id }) => id === shopId) ?? shops[0];
  const list = useCall(importingCalls.list, {}, { every: pollMilliseconds });
  const uploads = useUploads(
    (file, { onProgress, signal }) =>
      uploadFile({
        call: importingCalls.start,
        fields: {
          publish: String(isPublished),
          replace: String(replaces),
          makeShops: String(makesShops),
          ...(shop === undefined ? {} : { shop: shop.id }),
        },
        file,
        onProgress,
        signal,
      }),
    () => void queries.invalidateQueries(),
  );
  const imports = list.data?.imports ?? [];
  return (
    <RoomPage title={t('room.imports')}>
      <Part title={t('importTitle')} hint={t('importHint')}>
        <SwitchField
          label={t('importPublish')}
          isOn={isPublished}
          onChange={setIsPublished}
          help={t('importPublishHint')}
        />
        <SwitchField
          label={t('importReplace')}
          isOn={replaces}
          onChange={setReplaces}
          help={t('importReplaceHint')}
        />
        {shop !== undefined && shops.length > 1 && (
          <SelectField
            label={t('importShop')}
            help={t('importShopHint')}
            value={shop.id}
            choices={shops.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setShopId}
          />
        )}
        <SwitchField
          label={t('importMakeShops')}
          isOn={makesShops}
          onChange={setMakesShops}
          help={t('importMakeShopsHint', { shop: shop?.title ?? t('importMainShop') })}
        />
        <FileDrop
          label={t('importDrop')}
          button={t('importChoose')}
          hint={t('importFormats')}
          onFiles={uploads.add}
        />
        <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      </Part>
      <CallState
        call={list}
        count={2}
        empty={
          imports.length === 0 && (
            <EmptyState icon="imports" title={t('importsNone')} hint={t('importsNoneHint')} />
          )
        }
      />
      {imports.map(one => (
        <ImportPart key={one.id} view={one} />
      ))}
    </RoomPage>
  );
}

const formatNames: Readonly<Record<string, string>> = {
  wordpress: 'WordPress',
  squarespace: 'Squarespace',
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
};

/** The product’s own spelling; empty until the file has been read. */
function formatName(format: string): string {
  return formatNames[format] ?? format;
}

function ImportPart({ view }: { readonly view: ImportView }) {
  const toast = useToast();
  const cancel = useChange(importingCalls.cancel, [importingCalls.list]);
  const isUnderWay = view.state === 'waiting' || view.state === 'running';
  const stop = () =>
    cancel.mutate(
      { params: { importId: view.id } },
      { onError: error => toast({ message: messageOf(error), isError: true }) },
    );
  return (
    <Part
      title={view.fileName}
      actions={
        isUnderWay && (
          <Button onPress={stop} isPending={cancel.isPending}>
            {t('importCancel')}
          </Button>
        )
      }
    >
      <p className={styles.soft}>
        {[t(`import.${view.state}`), formatName(view.format), formatMoment(view.createdAt)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isUnderWay && (
        <Progress
          label={t(`phase.${view.phase}`)}
          done={view.done}
          total={view.total}
          words={t('importCount', { done: view.done, total: view.total })}
        />
      )}
      {view.error !== '' && (
        <p className={styles.problem} role="alert">
          {view.error}
        </p>
      )}
      <ImportChoices view={view} />
      {view.report && <ImportReportView report={view.report} redirects={view.redirects} />}
    </Part>
  );
}

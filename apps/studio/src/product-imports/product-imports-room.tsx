import { useQueryClient } from '@tanstack/react-query';
import { DownloadButton } from '@vitrine/controls/button/button.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { FileDrop, UploadList } from '@vitrine/controls/upload/file-drop.tsx';
import { useUploads } from '@vitrine/controls/upload/use-uploads.ts';
import { productImportCalls as calls } from '@vitrine/core/product-files/product-imports.calls.ts';
import { productsFilePath } from '@vitrine/core/products/products.calls.ts';
import { uploadFile } from '../api/upload-file.ts';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { Pager } from '../frame/pager.tsx';
import { BackToList } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Part, RoomPage } from '../website/room-page.tsx';
import { ProductImportPart } from './product-import-part.tsx';

const pollMilliseconds = 1000;

/** Products files: first compared, then imported, and undone if need be (rules PRODUCTFILE-3 and PRODUCTFILE-10). */
export function ProductImportsRoom() {
  const queries = useQueryClient();
  const listing = useListing();
  const { limit, cursor } = listing.query;
  const query = { limit, ...(cursor === undefined ? {} : { cursor }) };
  const list = useCall(calls.list, { query }, { every: pollMilliseconds, keepsPrevious: true });
  const uploads = useUploads(
    (file, { onProgress, signal }) => uploadFile({ call: calls.start, fields: {}, file, onProgress, signal }),
    () => void queries.invalidateQueries({ queryKey: [calls.list.name] }),
  );
  const { imports = [] } = list.data ?? {};
  return (
    <RoomPage
      title={t('productImport.room')}
      back={<BackToList room="/config/products">{t('room.products')}</BackToList>}
    >
      <Part
        title={t('productImport.title')}
        hint={t('productImport.hint')}
        actions={
          <DownloadButton href={productsFilePath} icon="imports">
            {t('productsExport')}
          </DownloadButton>
        }
      >
        <FileDrop
          label={t('productImport.drop')}
          button={t('productImport.choose')}
          hint={t('productImport.formats')}
          onFiles={uploads.add}
        />
        <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      </Part>
      <CallState
        call={list}
        empty={
          imports.length === 0 && (
            <EmptyState icon="imports" title={t('productImport.none')} hint={t('productImport.noneHint')} />
          )
        }
      />
      {imports.map((one, at) => (
        <ProductImportPart key={one.id} view={one} isOpenAtFirst={at === 0} />
      ))}
      <Pager
        page={listing.page}
        pageSize={listing.pageSize}
        list={list.data}
        count={imports.length}
        onTurn={listing.turn}
      />
    </RoomPage>
  );
}

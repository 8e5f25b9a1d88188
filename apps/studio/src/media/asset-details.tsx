import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { FocalPointField } from '@vitrine/controls/pickers/focal-point-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { fileAddress } from '@vitrine/core/media/asset.ts';
import { type AssetListing, mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { useState } from 'react';
import { useCall, useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatSize } from '../frame/format.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';
import { AssetAccess } from './asset-access.tsx';
import { useDeleteAssets } from './delete-assets.tsx';
import styles from './media.module.css';
import { UsesLine } from './uses-line.tsx';

export interface AssetDetailsProps {
  readonly asset: AssetListing;
  readonly onClose: () => void;
}

/** The texts of a file, the focal point of a picture, and where it is used. */
export function AssetDetails({ asset, onClose }: AssetDetailsProps) {
  const toast = useToast();
  const [fileName, setFileName] = useState(asset.fileName);
  const [alt, setAlt] = useState(asset.alt);
  const [caption, setCaption] = useState(asset.caption);
  const [focalPoint, setFocalPoint] = useState(asset.focalPoint);
  const change = useChange(mediaCalls.change, [mediaCalls.list, pagesCalls.needs]);
  const removal = useDeleteAssets(onClose);
  const uses = useCall(pagesCalls.uses, { params: { assetId: asset.id } });
  const params = { assetId: asset.id };
  const { problems, whole } = refusedForm(change.error, {
    fileName: t('fileName'),
    alt: t('alt'),
    caption: t('caption'),
  });
  const save = () =>
    change.mutate(
      { params, body: { fileName, alt, caption, focalPoint } },
      {
        onSuccess: () => {
          toast({ message: t('saved') });
          onClose();
        },
        onError: focusFirstProblem,
      },
    );
  const used = uses.data?.uses ?? [];
  return (
    <Dialog title={asset.fileName} isOpen onClose={onClose} size="large">
      <div className={styles.details}>
        {asset.kind === 'image' ? (
          <div>
            <FocalPointField asset={asset} value={focalPoint} onChange={setFocalPoint} />
          </div>
        ) : (
          <p>
            <a href={fileAddress(asset)} target="_blank" rel="noopener">
              {t('mediaOpenFile')}
            </a>
          </p>
        )}
        <Form onSubmit={save} problem={whole}>
          <TextField
            label={t('fileName')}
            value={fileName}
            onChange={setFileName}
            problem={problems.fileName}
          />
          {asset.kind === 'image' && (
            <TextField
              label={t('alt')}
              rows={3}
              value={alt}
              onChange={setAlt}
              problem={problems.alt}
              help={t('altHint')}
            />
          )}
          <TextField label={t('caption')} value={caption} onChange={setCaption} problem={problems.caption} />
          {asset.problem !== null && (
            <p className={styles.problem} role="alert">
              {t(`assetProblem.${asset.problem}`)}
            </p>
          )}
          <p className={styles.soft}>
            {[
              asset.contentType,
              formatSize(asset.bytes),
              asset.width > 0 ? `${asset.width} × ${asset.height}` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className={styles.soft}>
            {used.length === 0 ? (
              t('mediaUnused')
            ) : (
              <>
                {t('mediaUsed')} <UsesLine uses={used} />
              </>
            )}
          </p>
          <AssetAccess asset={asset} />
          <div className={styles.actions}>
            <Button kind="primary" type="submit" isPending={change.isPending}>
              {t('save')}
            </Button>
            <Button kind="danger" onPress={() => void removal.ask([asset])} isPending={removal.isLooking}>
              {t('delete')}
            </Button>
          </div>
        </Form>
      </div>
      {removal.dialog}
    </Dialog>
  );
}

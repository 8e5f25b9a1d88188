import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { AssetField } from '@vitrine/controls/pickers/asset-field.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import { videoPageAddress } from '@vitrine/core/media/video-address.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';
import { maxVideoTitle, type ProductVideo } from '@vitrine/core/products/product-video.ts';
import { useState } from 'react';
import { t } from '../messages/translate.ts';

export interface ProductVideoDialogProps {
  /** Null for a new one. */
  readonly video: ProductVideo | null;
  readonly onClose: () => void;
  readonly onSave: (video: ProductVideo) => void;
}

/** A video of a product: an address or a file, its poster and its title (rule STUDIO-50). */
export function ProductVideoDialog({ video, onClose, onSave }: ProductVideoDialogProps) {
  const [draft, setDraft] = useState<ProductVideo>(() => video ?? newVideo());
  const [isAsked, setIsAsked] = useState(false);
  const set = (patch: Partial<ProductVideo>) => setDraft(before => ({ ...before, ...patch }));
  const { address, fileId, captionsId, posterId, title } = draft;
  const embed = readVideoEmbed(address);
  const isUnread = address.trim() !== '' && embed.type === 'invalid';
  const isMissing = address.trim() === '' && fileId === null;
  const save = () => {
    setIsAsked(true);
    if (isUnread || isMissing) return;
    onSave({ ...draft, address: embed.type === 'invalid' ? '' : videoPageAddress(embed.video) });
  };
  return (
    <Dialog
      title={t(video === null ? 'slidesAddVideo' : 'product.videoChange')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button kind="primary" onPress={save}>
            {t(video === null ? 'slidesAddVideo' : 'product.videoUse')}
          </Button>
        </>
      }
    >
      {fileId === null && (
        <TextField
          label={t('slideVideo')}
          value={address}
          onChange={text => set({ address: text })}
          onEnter={save}
          help={t('slideVideoHelp')}
          problem={
            isUnread ? t('slideVideoUnread') : isAsked && isMissing ? t('product.videoNone') : undefined
          }
          autoFocus
        />
      )}
      {address === '' && (
        <AssetField
          kind="video"
          label={t('slideFile')}
          value={fileId}
          onChange={id => set({ fileId: id, ...(id === null ? { captionsId: null } : {}) })}
        />
      )}
      {fileId !== null && (
        <AssetField
          kind="captions"
          label={t('slideCaptions')}
          value={captionsId}
          onChange={id => set({ captionsId: id })}
          help={t('slideCaptionsHelp')}
        />
      )}
      <AssetField
        kind="image"
        label={t('slidePoster')}
        value={posterId}
        onChange={id => set({ posterId: id })}
        help={t('product.videoPosterHelp')}
      />
      <TextField
        label={t('slideTitle')}
        value={title}
        maxLength={maxVideoTitle}
        onChange={text => set({ title: text })}
        help={t('product.videoTitleHelp')}
      />
    </Dialog>
  );
}

function newVideo(): ProductVideo {
  return { id: newId(), after: 0, address: '', fileId: null, captionsId: null, posterId: null, title: '' };
}

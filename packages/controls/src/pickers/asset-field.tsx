import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import fieldStyles from '../field/field.module.css';
import { t } from '../messages/translate.ts';
import { UploadList } from '../upload/file-drop.tsx';
import { TakesFiles } from '../upload/takes-files.tsx';
import { Chosen } from './chosen.tsx';
import { useControls } from './controls-context.tsx';
import { acceptOf, type FileKind } from './file-kinds.ts';
import { MediaDialog } from './media-dialog.tsx';
import { useAssetUploads } from './use-asset-uploads.ts';
import { useLoaded } from './use-loaded.ts';

export interface AssetFieldProps {
  readonly label: string;
  readonly kind: FileKind;
  /** The asset's id. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  /** Other values to remove together with the file. */
  readonly removeLabel?: string | undefined;
  /** Whether it accepts pictures dropped on its block. */
  readonly isOfBlock?: boolean;
}

/** One file of the media library; a file dropped or pasted here is uploaded first (rule PANEL-16). */
export function AssetField(props: AssetFieldProps) {
  const { label, kind, value, onChange, help, problem, removeLabel = t('remove'), isOfBlock = false } = props;
  const id = useId();
  const { getAssets } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const uploads = useAssetUploads(kind, asset => onChange(asset.id), { isOfBlock });
  const loaded = useLoaded(
    async () => (value === null ? null : ((await getAssets([value]))[0] ?? null)),
    value ?? '',
  );
  const asset = value === null ? null : loaded.value;
  const isMissing = value !== null && loaded.state === 'ready' && !asset;
  return (
    <TakesFiles accept={acceptOf(kind)} onFiles={uploads.add} labelledBy={id} isOfBlock={isOfBlock}>
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      {value === null && kind === 'image' && <span className={fieldStyles.help}>{t('imageDrop')}</span>}
      <Chosen
        image={asset}
        title={asset?.fileName}
        note={isMissing && <span className={fieldStyles.problem}>{t('imageMissing')}</span>}
      >
        <Button onPress={() => setIsOpen(true)}>
          {value === null ? t(`choose.${kind}`) : t('imageReplace')}
        </Button>
        {value !== null && (
          <Button kind="quiet" onPress={() => onChange(null)}>
            {removeLabel}
          </Button>
        )}
      </Chosen>
      <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      {help !== undefined && <span className={fieldStyles.help}>{help}</span>}
      {problem !== undefined && <span className={fieldStyles.problem}>{problem}</span>}
      <MediaDialog
        kind={kind}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={([chosen]) => {
          setIsOpen(false);
          if (chosen) onChange(chosen.id);
        }}
      />
    </TakesFiles>
  );
}

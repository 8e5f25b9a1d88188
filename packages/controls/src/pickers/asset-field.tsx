import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import fieldStyles from '../field/field.module.css';
import { t } from '../messages/en.messages.ts';
import { useControls } from './controls-context.tsx';
import { AssetThumbnail, MediaDialog } from './media-dialog.tsx';
import styles from './pickers.module.css';
import { useLoaded } from './use-loaded.ts';

export interface AssetFieldProps {
  readonly label: string;
  readonly kind: 'image' | 'file';
  /** The asset's id. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
}

export function AssetField({ label, kind, value, onChange, help, problem }: AssetFieldProps) {
  const id = useId();
  const { getAssets } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLoaded(
    async () => (value === null ? null : ((await getAssets([value]))[0] ?? null)),
    value ?? '',
  );
  const asset = value === null ? null : loaded.value;
  return (
    <fieldset className={fieldStyles.field} aria-labelledby={id}>
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      <div className={styles.chosen}>
        {asset && <AssetThumbnail asset={asset} />}
        <div className={styles.chosenText}>
          {asset && <span className={styles.assetName}>{asset.fileName}</span>}
          {value !== null && loaded.state === 'ready' && !asset && (
            <span className={fieldStyles.problem}>{t('imageMissing')}</span>
          )}
          <div className={styles.chosenActions}>
            <Button onPress={() => setIsOpen(true)}>
              {value === null ? t(kind === 'image' ? 'imageChoose' : 'fileChoose') : t('imageReplace')}
            </Button>
            {value !== null && (
              <Button kind="quiet" onPress={() => onChange(null)}>
                {t('remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
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
    </fieldset>
  );
}

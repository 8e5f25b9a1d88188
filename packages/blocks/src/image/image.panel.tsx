import { PictureChoiceField } from '@vitrine/controls/field/picture-choice-field.tsx';
import { ShapeField } from '@vitrine/controls/field/shape-field.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { t, word } from '@vitrine/controls/messages/translate.ts';
import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { AssetField } from '@vitrine/controls/pickers/asset-field.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { FocalPointField } from '@vitrine/controls/pickers/focal-point-field.tsx';
import { otherPicture } from '@vitrine/controls/pickers/other-picture.ts';
import { useLoaded } from '@vitrine/controls/pickers/use-loaded.ts';
import { Nudge } from '@vitrine/controls/states/nudge.tsx';
import { imageDesigns } from '@vitrine/core/image/image-designs.ts';
import type { BlockPanelProps } from '../block-panels.ts';
import styles from '../panel.module.css';
import { DesignPicture } from './design-pictures.tsx';
import { block } from './image.block.ts';
import { imageFields, panelSchema } from './image-fields.ts';

const designNames = block.settings.shape.design.meta()?.choices ?? {};
const { asset: ofPicture, alt: ofWords } = block.settings.shape;
const maxLetters = ofWords.unwrap().maxLength ?? undefined;

/**
 * The panel of an image: its picture, its design chosen by a drawing, and the settings of that design (rule
 * IMAGE-29).
 */
export function Panel({ settings: given, onChange }: BlockPanelProps) {
  const read = block.settings.safeParse(given);
  const settings = read.success ? read.data : block.settings.parse({});
  const { design, focalPoint } = settings;
  const fields = imageFields(settings);
  const asset = useAsset(settings.asset);
  const group = (names: Parameters<typeof panelSchema>[0]) => (
    <SettingsPanel schema={panelSchema(names, design)} value={settings} onChange={onChange} />
  );
  return (
    <div className={styles.panel}>
      <AssetField
        label={word(ofPicture.meta()?.label ?? '')}
        kind="image"
        isOfBlock
        value={settings.asset}
        onChange={chosen => onChange({ ...otherPicture(settings, chosen) })}
      />
      {asset && settings.alt === '' && asset.alt === '' && <Nudge>{t('pictureAltMissing')}</Nudge>}
      <TextField
        label={word(ofWords.meta()?.label ?? '')}
        help={word(ofWords.meta()?.help ?? '')}
        value={settings.alt}
        placeholder={asset?.alt ?? ''}
        rows={3}
        maxLength={maxLetters}
        onChange={alt => onChange({ alt })}
      />
      {asset && fields.isCut && (
        <FocalPointField
          asset={asset}
          value={focalPoint ?? asset.focalPoint}
          onChange={point => onChange({ focalPoint: point })}
        />
      )}
      <PictureChoiceField
        label={word('Design')}
        value={design}
        choices={imageDesigns.map(one => ({
          value: one,
          label: word(designNames[one] ?? one),
          picture: <DesignPicture design={one} />,
        }))}
        onChange={one => onChange({ design: one })}
      />
      {group(fields.words)}
      {group(fields.click)}
      <ShapeField
        label={word('Cut to')}
        isNullable
        value={settings.mask === '' ? null : settings.mask}
        onChange={mask => onChange({ mask: mask ?? '' })}
      />
      {group(fields.look)}
    </div>
  );
}

function useAsset(id: string | null) {
  const { getAssets } = useControls();
  const { value } = useLoaded(
    async () => (id === null ? null : ((await getAssets([id]))[0] ?? null)),
    id ?? '',
  );
  return id !== null && value?.kind === 'image' ? value : null;
}

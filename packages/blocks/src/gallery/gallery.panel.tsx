import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { PictureChoiceField } from '@vitrine/controls/field/picture-choice-field.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { SlidesField } from '@vitrine/controls/pickers/slides-field.tsx';
import { galleryDesign, galleryDesigns } from '@vitrine/core/gallery/gallery-designs.ts';
import {
  type GallerySettings,
  galleryDataOf,
  gallerySettingsSchema,
} from '@vitrine/core/gallery/gallery-settings.ts';
import type { BlockPanelProps } from '../block-panels.ts';
import styles from '../panel.module.css';
import { choosingDesign, galleryFields, hasRatio } from './gallery-fields.ts';
import { LayoutPicture } from './layout-pictures.tsx';
import { panelSchema } from './panel-schema.ts';

const designNames = gallerySettingsSchema.shape.design.meta()?.choices ?? {};

const ratios = [
  { value: 'Auto', label: 'As they are' },
  { value: '1', label: 'Square' },
  { value: '1.333', label: '4:3' },
  { value: '1.5', label: '3:2' },
  { value: '1.778', label: '16:9' },
  { value: '0.8', label: '4:5 upright' },
  { value: '0.75', label: '3:4 upright' },
  { value: '0.667', label: '2:3 upright' },
];

/**
 * The panel of a gallery: its slides, its layout chosen by picture, and the settings of that layout (rule
 * GALLERY-44).
 */
export function Panel({ settings: given, onChange }: BlockPanelProps) {
  const read = gallerySettingsSchema.safeParse(given);
  const settings = read.success ? read.data : gallerySettingsSchema.parse({});
  const fields = galleryFields(galleryDataOf(settings));
  const group = (names: readonly string[]) =>
    names.length > 0 && (
      <SettingsPanel schema={panelSchema(names, settings.design)} value={settings} onChange={onChange} />
    );
  return (
    <div className={styles.panel}>
      <SlidesField
        label={word('Slides')}
        value={settings.slides}
        hasAddress={settings.history || settings.lightbox}
        onChange={slides => onChange({ slides })}
      />
      <PictureChoiceField
        label={word('Layout')}
        value={settings.design}
        choices={galleryDesigns.map(design => ({
          value: design,
          label: word(designNames[design] ?? design),
          picture: <LayoutPicture design={design} />,
        }))}
        onChange={design => onChange({ ...choosingDesign(galleryDesign(design)) })}
      />
      {hasRatio(settings.design) && <RatioField value={settings.imageAspectRatio} onChange={onChange} />}
      {group(fields.shape)}
      {group(fields.words)}
      {group(fields.motion)}
      {group(fields.thumbnails)}
    </div>
  );
}

function RatioField({
  value,
  onChange,
}: { readonly value: GallerySettings['imageAspectRatio'] } & Pick<BlockPanelProps, 'onChange'>) {
  const named = ratios.map(ratio => ({ ...ratio, label: word(ratio.label) }));
  const stored = String(value);
  const isKnown = ratios.some(ratio => ratio.value === stored);
  return (
    <SelectField
      label={word('Shape of pictures')}
      value={stored}
      choices={isKnown ? named : [...named, { value: stored, label: `${stored} : 1` }]}
      onChange={ratio => onChange({ imageAspectRatio: ratio === 'Auto' ? ratio : Number(ratio) })}
    />
  );
}

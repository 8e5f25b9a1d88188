import { PictureChoiceField } from '@vitrine/controls/field/picture-choice-field.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import type { BlockPanelProps } from '../block-panels.ts';
import styles from '../panel.module.css';
import { DesignPicture, summaryDesigns } from './design-pictures.tsx';
import { block } from './summary.block.ts';
import { panelSchema, summaryFields } from './summary-fields.ts';

const designNames = block.settings.shape.design.meta()?.choices ?? {};

/**
 * The panel of a summary: its content, its design chosen by a drawing, and the settings that apply to both (rule
 * PANEL-21).
 */
export function Panel({ settings: given, onChange }: BlockPanelProps) {
  const read = block.settings.safeParse(given);
  const settings = read.success ? read.data : block.settings.parse({});
  const fields = summaryFields(settings);
  const group = (names: Parameters<typeof panelSchema>[0]) => (
    <SettingsPanel schema={panelSchema(names)} value={settings} onChange={onChange} />
  );
  return (
    <div className={styles.panel}>
      {group(fields.what)}
      <PictureChoiceField
        label={word('Layout')}
        value={settings.design}
        choices={summaryDesigns.map(design => ({
          value: design,
          label: word(designNames[design] ?? design),
          picture: <DesignPicture design={design} />,
        }))}
        onChange={design => onChange({ design })}
      />
      {group(fields.look)}
      {group(fields.words)}
    </div>
  );
}

import { SegmentedField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { type EntryAnimation, entryKinds, entrySpeeds } from '@vitrine/core/page/entry-animation.ts';
import { t } from '../messages/translate.ts';

export interface EntryFieldsProps {
  readonly label: string;
  readonly value: EntryAnimation | null;
  readonly onChange: (value: EntryAnimation | null) => void;
  /** The fallback title; without it, a title is required. */
  readonly nothingOwn?: string;
}

const site = 'site';

/** How blocks animate when they appear, and how fast (rule ANIMATION-8). */
export function EntryFields({ label, value, onChange, nothingOwn }: EntryFieldsProps) {
  const kinds = entryKinds.map(kind => ({ value: kind as string, label: t(`entry.${kind}`) }));
  return (
    <>
      <SelectField
        label={label}
        help={t('entry.help')}
        value={value?.kind ?? site}
        choices={nothingOwn === undefined ? kinds : [{ value: site, label: nothingOwn }, ...kinds]}
        onChange={chosen => {
          const kind = entryKinds.find(one => one === chosen);
          onChange(kind === undefined ? null : { kind, speed: value?.speed ?? 'medium' });
        }}
      />
      {value !== null && value.kind !== 'none' && (
        <SegmentedField
          label={t('entry.speed')}
          value={value.speed}
          choices={entrySpeeds.map(speed => ({ value: speed, label: t(`entry.${speed}`) }))}
          onChange={chosen => {
            const speed = entrySpeeds.find(one => one === chosen);
            if (speed !== undefined) onChange({ ...value, speed });
          }}
        />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { MediaDialog } from '@vitrine/controls/pickers/media-dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { type OptionStyle, optionDisplays } from '@vitrine/core/products/option-style.ts';
import { useState } from 'react';
import { t } from '../messages/translate.ts';
import { getAssets } from '../website/controls-data.ts';
import styles from './option-look.module.css';
import type { OptionDraft } from './product-draft.ts';
import { ValueLook } from './value-look.tsx';

export interface OptionLookProps {
  readonly option: OptionDraft;
  /** The option’s placeholder name in labels. */
  readonly name: string;
  readonly problem: string | undefined;
  readonly hasPicture: (value: string) => boolean;
  readonly onChange: (change: (before: OptionStyle) => Partial<OptionStyle>) => void;
}

/** How an option is presented to visitors, and the colours and pictures of its swatches (rule STUDIO-34). */
export function OptionLook({ option, name, problem, hasPicture, onChange }: OptionLookProps) {
  const { display, values, colors, images = [] } = option;
  const toast = useToast();
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  const [fresh, setFresh] = useState<readonly Asset[]>([]);
  const ids = images.map(({ imageId }) => imageId);
  const loaded = useQuery({ queryKey: ['assets', ids], queryFn: () => getAssets(ids) });
  const pictureOf = (value: string) => {
    const id = images.find(one => one.value === value)?.imageId;
    if (id === undefined) return undefined;
    const found = [...fresh, ...(loaded.data ?? [])].find(asset => asset.id === id);
    return found ?? (loaded.isSuccess ? null : undefined);
  };
  const setColor = (value: string, color: string | null) =>
    onChange(before => ({
      colors: [
        ...before.colors.filter(one => one.value !== value),
        ...(color === null ? [] : [{ value, color }]),
      ],
    }));
  const setPicture = (value: string, imageId: string | null) =>
    onChange(before => ({
      images: [
        ...(before.images ?? []).filter(one => one.value !== value),
        ...(imageId === null ? [] : [{ value, imageId }]),
      ],
    }));
  const removePicture = (value: string) => {
    const imageId = images.find(one => one.value === value)?.imageId ?? null;
    setPicture(value, null);
    toast({
      message: t('optionPictureRemoved', { value }),
      action: { label: t('undo'), onAction: () => setPicture(value, imageId) },
    });
  };
  return (
    <div className={styles.look}>
      <SelectField
        label={t('optionLook', { name })}
        value={display}
        choices={optionDisplays.map(value => ({ value, label: t(`optionLook.${value}`) }))}
        onChange={value => onChange(() => ({ display: optionDisplays.find(one => one === value) ?? 'list' }))}
        problem={problem}
      />
      {display === 'swatches' && values.length > 0 && (
        <ul className={styles.swatches} aria-label={t('optionColors', { name })}>
          {values.map(value => (
            <ValueLook
              key={value}
              value={value}
              color={colors.find(one => one.value === value)?.color ?? null}
              picture={pictureOf(value)}
              isPictured={images.some(one => one.value === value)}
              hasVariantPicture={hasPicture(value)}
              onColor={color => setColor(value, color)}
              onChoosePicture={() => setChoosingFor(value)}
              onRemovePicture={() => removePicture(value)}
            />
          ))}
        </ul>
      )}
      <MediaDialog
        kind="image"
        isOpen={choosingFor !== null}
        onClose={() => setChoosingFor(null)}
        onChoose={([chosen]) => {
          if (chosen && choosingFor !== null) {
            setFresh(before => [...before, chosen]);
            setPicture(choosingFor, chosen.id);
          }
          setChoosingFor(null);
        }}
      />
    </div>
  );
}

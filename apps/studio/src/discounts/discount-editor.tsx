import { Button } from '@vitrine/controls/button/button.tsx';
import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import type { Discount } from '@vitrine/core/discounts/discount.ts';
import { useCategoryNames } from '../categories/use-category-names.ts';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { Column, Columns, Part, RoomPage } from '../website/room-page.tsx';
import { newDiscount, readDiscount } from './discount-draft.ts';
import { EffectPart } from './discount-effect.tsx';
import { LimitsPart } from './discount-limits.tsx';
import { discountSummary } from './discount-summary.ts';
import { DiscountUses } from './discount-uses.tsx';
import styles from './discounts.module.css';
import { type DiscountForm, useDiscountForm } from './use-discount-form.ts';

interface DiscountEditorProps {
  readonly discount: Discount | null;
  readonly currency: string;
}

export function DiscountEditor({ discount, currency }: DiscountEditorProps) {
  const form = useDiscountForm(discount, currency);
  const { draft, set, known } = form;
  const read = readDiscount(draft, currency);
  const { nameOf } = useCategoryNames();
  return (
    <RoomPage
      title={draft.name || t(known === null ? 'discount.new' : 'discount.title')}
      back={<BackToList room="/config/discounts">{t('room.discounts')}</BackToList>}
      actions={<EditorActions form={form} />}
    >
      {form.problem !== null && (
        <p className={styles.problem} role="alert">
          {form.problem}
        </p>
      )}
      <Columns>
        <Column>
          <EffectPart form={form} currency={currency} />
          <LimitsPart form={form} currency={currency} />
        </Column>
        <Column>
          <Part title={t('discount.summary')}>
            <p>{read.ok ? discountSummary(read.input, currency, nameOf) : t('discount.summaryOpen')}</p>
            {known !== null && <p>{t(`discount.is.${known.state}`)}</p>}
          </Part>
          <Part title={t('discount.combining')}>
            <SwitchField
              label={t('discount.combined')}
              isOn={draft.isCombined}
              onChange={isCombined => set({ isCombined })}
              help={t('discount.combinedHint')}
            />
          </Part>
          {known !== null && <DiscountUses discountId={known.id} currency={currency} used={known.used} />}
        </Column>
      </Columns>
    </RoomPage>
  );
}

function EditorActions({ form }: { readonly form: DiscountForm }) {
  const { known, draft } = form;
  return (
    <>
      {known !== null && (
        <MenuButton
          label={t('more')}
          entries={[
            {
              id: 'pause',
              label: t(known.isPaused ? 'discount.resume' : 'discount.pause'),
              icon: known.isPaused ? 'eye' : 'hidden',
              onAction: () => form.pause(!known.isPaused),
            },
            { id: 'copy', label: t('pageDuplicate'), icon: 'copy', onAction: form.duplicate },
            {
              id: 'delete',
              label: t('discount.delete'),
              icon: 'trash',
              isDestructive: true,
              onAction: form.remove,
            },
          ]}
        />
      )}
      {/* Never disabled: it keeps the focus when everything is saved. */}
      <Button
        kind={draft === newDiscount ? 'plain' : 'primary'}
        onPress={form.save}
        isPending={form.isSaving}
      >
        {form.isSaving ? t('save.saving') : t('save')}
      </Button>
    </>
  );
}

import { SegmentedField, SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import type { DiscountKind } from './discount-draft.ts';
import { ScopeField } from './scope-field.tsx';
import type { DiscountForm } from './use-discount-form.ts';

const kinds: readonly DiscountKind[] = ['percent', 'amount', 'freeShipping', 'buyGet'];

interface PartProps {
  readonly form: DiscountForm;
  readonly currency: string;
}

/** How it is offered, what it takes off, and off what. */
export function EffectPart({ form, currency }: PartProps) {
  const { draft, set, problems, known } = form;
  return (
    <>
      <Part title={t('discount.offered')}>
        <SegmentedField
          label={t('discount.method')}
          value={draft.isAutomatic ? 'automatic' : 'code'}
          choices={[
            { value: 'code', label: t('discount.byCode') },
            { value: 'automatic', label: t('discount.automatic') },
          ]}
          onChange={value => set({ isAutomatic: value === 'automatic' })}
          help={t(draft.isAutomatic ? 'discount.automaticHint' : 'discount.codeHint')}
        />
        {!draft.isAutomatic && (
          <TextField
            label={t('discount.code')}
            value={draft.code}
            onChange={code => set({ code: code.toUpperCase() })}
            problem={problems.code}
            maxLength={60}
            autoFocus={known === null}
          />
        )}
        <TextField
          label={t('discount.name')}
          value={draft.name}
          onChange={name => set({ name })}
          problem={problems.name}
          maxLength={100}
          help={t('discount.nameHint')}
        />
      </Part>
      <Part title={t('discount.effect')}>
        <SelectField
          label={t('discount.kind')}
          value={draft.kind}
          choices={kinds.map(kind => ({ value: kind, label: t(`discount.kind.${kind}`) }))}
          onChange={value => {
            const kind = kinds.find(one => one === value);
            if (!kind) return;
            set({ kind, ...(kind === 'buyGet' ? { percent: '100' } : {}) });
          }}
        />
        {draft.kind === 'amount' && (
          <TextField
            label={t('discount.amount')}
            value={draft.amount}
            onChange={amount => set({ amount })}
            problem={problems['value.amount']}
            inputMode="decimal"
            unit={currency}
          />
        )}
        {draft.kind === 'buyGet' && (
          <FieldRow>
            <TextField
              label={t('discount.buy')}
              value={draft.buy}
              onChange={buy => set({ buy })}
              problem={problems['value.buy']}
              inputMode="numeric"
            />
            <TextField
              label={t('discount.get')}
              value={draft.get}
              onChange={get => set({ get })}
              problem={problems['value.get']}
              inputMode="numeric"
            />
          </FieldRow>
        )}
        {draft.kind === 'buyGet' && (
          <TextField
            label={t('discount.maxTimes')}
            value={draft.maxTimes}
            onChange={maxTimes => set({ maxTimes })}
            problem={problems['value.maxTimes']}
            inputMode="numeric"
            help={t('discount.maxTimesHint')}
          />
        )}
        {(draft.kind === 'percent' || draft.kind === 'buyGet') && (
          <TextField
            label={t('discount.percent')}
            value={draft.percent}
            onChange={percent => set({ percent })}
            problem={problems['value.percent']}
            inputMode="decimal"
            unit="%"
            {...(draft.kind === 'buyGet' ? { help: t('discount.percentGivenHint') } : {})}
          />
        )}
        <ScopeField
          label={t(draft.kind === 'buyGet' ? 'discount.bought' : 'discount.appliesTo')}
          productIds={draft.productIds}
          categories={draft.categories}
          problem={problems.categories}
          onChange={set}
        />
        {draft.kind === 'buyGet' && (
          <>
            <SwitchField
              label={t('discount.givenOther')}
              isOn={draft.isGivenOther}
              onChange={isGivenOther => set({ isGivenOther })}
              help={t('discount.givenOtherHint')}
            />
            {draft.isGivenOther && (
              <ScopeField
                label={t('discount.given')}
                productIds={draft.givenProductIds}
                categories={draft.givenCategories}
                problem={problems['value.categories']}
                onChange={({ productIds, categories }) =>
                  set({
                    ...(productIds ? { givenProductIds: productIds } : {}),
                    ...(categories ? { givenCategories: categories } : {}),
                  })
                }
              />
            )}
          </>
        )}
      </Part>
    </>
  );
}

import { fromLocalTime, toLocalTime } from '@vitrine/controls/field/local-time.ts';
import { TagsField } from '@vitrine/controls/field/tags-field.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import styles from './discounts.module.css';
import type { DiscountForm } from './use-discount-form.ts';

interface LimitsPartProps {
  readonly form: DiscountForm;
  readonly currency: string;
}

/** Under which conditions it applies; everything left empty is no condition. */
export function LimitsPart({ form: { draft, set, problems }, currency }: LimitsPartProps) {
  const wrongEmail = Object.entries(problems).find(([path]) => path.startsWith('emails.'));
  const emails = problems.emails ?? wrongEmail?.[1];
  return (
    <Part title={t('discount.limits')} hint={t('discount.limitsHint')}>
      <FieldRow>
        <TextField
          label={t('discount.from')}
          type="datetime-local"
          value={toLocalTime(draft.from)}
          onChange={text => set({ from: fromLocalTime(text) })}
          problem={problems.from}
        />
        <TextField
          label={t('discount.until')}
          type="datetime-local"
          value={toLocalTime(draft.until)}
          onChange={text => set({ until: fromLocalTime(text) })}
          problem={problems.until}
        />
      </FieldRow>
      <TextField
        label={t('discount.minimum')}
        value={draft.minimumSubtotal}
        onChange={minimumSubtotal => set({ minimumSubtotal })}
        problem={problems.minimumSubtotal}
        inputMode="decimal"
        unit={currency}
      />
      <FieldRow>
        <TextField
          label={t('discount.uses')}
          value={draft.uses}
          onChange={uses => set({ uses })}
          problem={problems.uses}
          inputMode="numeric"
        />
        <TextField
          label={t('discount.usesPerCustomer')}
          value={draft.usesPerCustomer}
          onChange={usesPerCustomer => set({ usesPerCustomer })}
          problem={problems.usesPerCustomer}
          inputMode="numeric"
          help={t('discount.usesPerCustomerHint')}
        />
      </FieldRow>
      <TagsField
        label={t('discount.emails')}
        tags={draft.emails}
        onChange={next => set({ emails: next })}
        maxLength={254}
      />
      {emails !== undefined && (
        <p className={styles.problem} role="alert">
          {emails}
        </p>
      )}
    </Part>
  );
}

import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { maxCycles, maxPeriod, type Plan, planUnits } from '@vitrine/core/products/plan.ts';
import { subscriptionText } from '@vitrine/core/products/subscription-text.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';
import styles from './products.module.css';

export interface PlanFieldProps {
  readonly plan: Plan | null;
  readonly onChange: (plan: Plan | null) => void;
  /** What it is without a plan of its own. */
  readonly without: string;
}

const monthly: Plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };

/** How often a subscription is paid, and how many times (rule SUBSCRIPTION-17). */
export function PlanField({ plan, onChange, without }: PlanFieldProps) {
  return (
    <>
      <SelectField
        label={t('plan')}
        value={plan === null ? 'once' : 'plan'}
        choices={[
          { value: 'once', label: without },
          { value: 'plan', label: t('plan.subscription') },
        ]}
        onChange={value => onChange(value === 'plan' ? monthly : null)}
      />
      {plan !== null && <PlanDetails plan={plan} onChange={onChange} />}
    </>
  );
}

function PlanDetails({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const { billingPeriod, numBillingCycles } = plan;
  const setPeriod = (patch: Partial<Plan['billingPeriod']>) =>
    onChange({ ...plan, billingPeriod: { ...billingPeriod, ...patch } });
  return (
    <>
      <FieldRow>
        <SelectField
          label={t('plan.every')}
          value={String(billingPeriod.value)}
          choices={Array.from({ length: maxPeriod }, (_, at) => ({
            value: String(at + 1),
            label: String(at + 1),
          }))}
          onChange={value => setPeriod({ value: Number(value) })}
        />
        <SelectField
          label={t('plan.unit')}
          value={billingPeriod.unit}
          choices={planUnits.map(unit => ({
            value: unit,
            label: t(`plan.unit.${unit}`, { n: billingPeriod.value }),
          }))}
          onChange={value => setPeriod({ unit: planUnits.find(unit => unit === value) ?? 'month' })}
        />
      </FieldRow>
      <TextField
        label={t('plan.cycles')}
        value={numBillingCycles ? String(numBillingCycles) : ''}
        inputMode="numeric"
        onChange={text =>
          onChange({
            ...plan,
            numBillingCycles: Math.min(maxCycles, Number(text.replace(/\D/g, '').slice(0, 4))),
          })
        }
        help={t('plan.cyclesHint')}
      />
      <p className={styles.planText}>{subscriptionText(plan, studioLanguage())}</p>
    </>
  );
}

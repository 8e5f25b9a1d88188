import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { FieldsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type PaymentMethodView, paymentCalls } from '@vitrine/core/payments/payments.calls.ts';
import { useState } from 'react';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatDay } from '../frame/format.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { ValueToCopy } from '../frame/value-to-copy.tsx';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { MethodSecrets } from './method-secrets.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './settings.module.css';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** The payment methods: a form for each, generated from its declared settings (rule PAYMENT-15). */
export function PaymentsPart() {
  const list = useCall(paymentCalls.listMethods, {});
  return (
    <>
      <CallState call={list} shape="form" />
      {list.data?.methods.map(method => (
        <MethodPart key={method.id} method={method} />
      ))}
    </>
  );
}

function MethodPart({ method }: { readonly method: PaymentMethodView }) {
  const toast = useToast();
  const maySave = useMay('payments.manage');
  const [isEnabled, setIsEnabled] = useState(method.isEnabled);
  const [settings, setSettings] = useState(method.settings);
  const [isDirty, setIsDirty] = useState(false);
  const change = useChange(paymentCalls.changeMethod, [paymentCalls.listMethods]);
  useUnsavedGuard(isDirty);
  const names = Object.fromEntries(method.fields.map(({ name, label }) => [`settings.${name}`, label]));
  const refused = refusedForm(change.error, names);
  const problems = Object.fromEntries(
    method.fields.flatMap(({ name }) => {
      const problem = refused.problems[`settings.${name}`];
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
  const save = () => {
    if (!isDirty) return toast({ message: t('saved') });
    change.mutate(
      { params: { method: method.id }, body: { isEnabled, settings } },
      {
        onSuccess: () => {
          setIsDirty(false);
          toast({ message: t('saved') });
        },
        onError: focusFirstProblem,
      },
    );
  };
  return (
    <Part title={word(method.name)} hint={word(method.description)}>
      {method.blocked && (
        <p className={styles.blocked} role="note">
          <Icon name="warning" size={20} />
          {t('paymentBlocked', { day: formatDay(method.blocked.at), origin: method.blocked.origin })}
        </p>
      )}
      {method.setup && (
        <p className={styles.soft} role="note">
          {t('paymentMode', { mode: method.setup.mode })}
        </p>
      )}
      <Form onSubmit={save} problem={refused.whole} label={t('paymentFormOf', { method: word(method.name) })}>
        <SwitchField
          label={t('paymentOffer')}
          isOn={isEnabled}
          onChange={value => {
            setIsDirty(true);
            setIsEnabled(value);
          }}
        />
        {method.fields.length > 0 && (
          <FieldsPanel
            fields={method.fields}
            value={settings}
            problems={problems}
            onChange={patch => {
              setIsDirty(true);
              setSettings(before => ({ ...before, ...patch }));
            }}
          />
        )}
        <SaveButton form={{ isSaving: change.isPending, isDirty, maySave }} />
      </Form>
      {method.secrets.length > 0 && (
        <div className={styles.rows}>
          <MethodSecrets method={method} maySet={maySave} />
        </div>
      )}
      {method.setup?.values.map(({ label, value }) => (
        <ValueToCopy key={label} label={word(label)} value={value} />
      ))}
    </Part>
  );
}

import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { addressFields } from '@vitrine/core/addresses/read-address.ts';
import type { Subscription } from '@vitrine/core/subscriptions/subscription.ts';
import { addressFieldNames } from '@vitrine/core/subscriptions/subscription-page.ts';
import { subscriptionCalls as calls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';

interface AddressDialogProps {
  readonly subscription: Subscription;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where the next orders are sent, with the fields of its country (rule SUBSCRIPTION-24). */
export function AddressDialog({ isOpen, ...props }: AddressDialogProps) {
  return (
    <Dialog title={t('subscription.addressTitle')} isOpen={isOpen} onClose={props.onClose}>
      {isOpen && <AddressForm {...props} />}
    </Dialog>
  );
}

function AddressForm({ subscription, onClose }: Omit<AddressDialogProps, 'isOpen'>) {
  const toast = useToast();
  const [address, setAddress] = useState(subscription.address);
  const change = useChange(calls.changeAddress, [calls.get, calls.list]);
  const rules = addressFields(address.country, studioLanguage());
  const problems = fieldProblems(change.error);
  const save = () => {
    const { country: _, ...body } = address;
    change.mutate(
      { params: { subscriptionId: subscription.id }, body },
      {
        onSuccess: () => {
          toast({ message: t('subscription.addressChanged') });
          onClose();
        },
      },
    );
  };
  return (
    <Form onSubmit={save} problem={change.isError ? messageOf(change.error) : null}>
      <p>{t('subscription.addressHint')}</p>
      {addressFieldNames.map(name => {
        const rule = rules[name];
        if (!rule) return null;
        const field = {
          label: rule.label ?? t(`draftOrder.field.${name}`),
          value: address[name],
          problem: problems[name],
          onChange: (value: string) => setAddress({ ...address, [name]: value }),
        };
        return rule.choices ? (
          <SelectField key={name} {...field} choices={rule.choices} />
        ) : (
          <TextField key={name} {...field} type={name === 'phone' ? 'tel' : 'text'} />
        );
      })}
      <Button kind="primary" type="submit" isPending={change.isPending}>
        {t('subscription.addressSave')}
      </Button>
    </Form>
  );
}

import { word } from '@vitrine/controls/messages/translate.ts';
import { type PaymentMethodView, paymentCalls } from '@vitrine/core/payments/payments.calls.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { SecretRow } from './secret-row.tsx';

interface MethodSecretsProps {
  readonly method: PaymentMethodView;
  readonly maySet: boolean;
}

/** The secrets of a method (rule PAYMENT-16). */
export function MethodSecrets({ method, maySet }: MethodSecretsProps) {
  return method.secrets.map(secret => (
    <MethodSecret key={secret.name} methodId={method.id} secret={secret} maySet={maySet} />
  ));
}

interface MethodSecretProps {
  readonly methodId: string;
  readonly secret: PaymentMethodView['secrets'][number];
  readonly maySet: boolean;
}

function MethodSecret({ methodId, secret, maySet }: MethodSecretProps) {
  const set = useChange(paymentCalls.setSecret, [paymentCalls.listMethods]);
  const remove = useChange(paymentCalls.removeSecret, [paymentCalls.listMethods]);
  const params = { method: methodId, secret: secret.name };
  const { help, isRequired, label, setAt } = secret;
  return (
    <SecretRow
      label={word(label)}
      {...(help === undefined ? {} : { help: word(help) })}
      setAt={setAt}
      isRequired={isRequired}
      maySet={maySet}
      set={{ ...set, go: (value, told) => set.mutate({ params, body: { value } }, told) }}
      remove={{ ...remove, go: (_, told) => remove.mutate({ params }, told) }}
      removeNote={<PendingNote methodId={methodId} />}
    />
  );
}

/** What the service has not finished now, and what becomes of it (rule PAYMENT-34). */
function PendingNote({ methodId }: { readonly methodId: string }) {
  const { data } = useCall(paymentCalls.listMethods, {}, { isAlwaysFresh: true });
  const pending = data?.methods.find(({ id }) => id === methodId)?.pending;
  if (pending === undefined) return null;
  const { authorised, payments, refunds } = pending;
  return (
    <>
      {payments > 0 && <p>{t('secretOpenPayments', { count: payments })}</p>}
      {authorised > 0 && <p>{t('secretAuthorised', { count: authorised })}</p>}
      {refunds > 0 && <p>{t('secretAskedRefunds', { count: refunds })}</p>}
    </>
  );
}

import { addressLookupCalls as calls } from '@vitrine/core/addresses/address-lookup.calls.ts';
import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SecretRow } from './secret-row.tsx';
import styles from './settings.module.css';

type Provider = CallReply<typeof calls.providers>['providers'][number];

/** The services that complete addresses at the checkout, each with its key (rules LOOKUP-1 and LOOKUP-7). */
export function AddressLookupPart() {
  const list = useCall(calls.providers, {});
  return (
    <Part title={t('addressLookup.title')} hint={t('addressLookup.hint')}>
      <CallState call={list} />
      {list.data?.providers.map(provider => (
        <ProviderKey key={provider.id} provider={provider} />
      ))}
      <p className={styles.soft}>{t('addressLookup.keyHint')}</p>
      <details>
        <summary>{t('addressLookup.privacy')}</summary>
        <p>{t('addressLookup.privacyWords')}</p>
      </details>
    </Part>
  );
}

function ProviderKey({ provider: { id, name, setAt } }: { readonly provider: Provider }) {
  const set = useChange(calls.setKey, [calls.providers]);
  const remove = useChange(calls.removeKey, [calls.providers]);
  const params = { provider: id };
  return (
    <SecretRow
      label={t('addressLookup.key', { name })}
      setAt={setAt}
      isRequired={false}
      maySet={useMay('storeSettings.manage')}
      set={{ ...set, go: (value, told) => set.mutate({ params, body: { value } }, told) }}
      remove={{ ...remove, go: (_, told) => remove.mutate({ params }, told) }}
    />
  );
}

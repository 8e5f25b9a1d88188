import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { subdomainProblems } from '../platform/subdomain-problems.ts';
import { Part } from '../website/room-page.tsx';
import styles from './settings.module.css';
import type { SettingsView } from './use-settings-form.ts';

/** Where the website is found: its place on the platform, and domains of its own. */
export function AddressesPart({ view }: { readonly view: SettingsView }) {
  return (
    <>
      <SubdomainPart view={view} />
      <DomainsPart />
    </>
  );
}

function SubdomainPart({ view }: { readonly view: SettingsView }) {
  const [subdomain, setSubdomain] = useState(view.subdomain);
  const [isAsking, setIsAsking] = useState(false);
  const rename = useChange(tenancyCalls.renameSubdomain, [tenancyCalls.getSettings]);
  const move = () => {
    setIsAsking(false);
    rename.mutate(
      { body: { subdomain } },
      {
        // The studio lives at the website's own address, so it moves along.
        onSuccess: moved => location.assign(`${moved.address}/config/settings?part=addresses`),
        onError: focusFirstProblem,
      },
    );
  };
  const problems = subdomainProblems(rename.error);
  return (
    <Part title={t('subdomain')} hint={view.address}>
      <Form onSubmit={() => setIsAsking(true)} problem={problems.whole}>
        <TextField
          label={t('subdomain')}
          value={subdomain}
          onChange={text => setSubdomain(text.toLowerCase())}
          problem={problems.fields.subdomain}
          help={t('subdomainMove')}
        />
        <div>
          <Button type="submit" isPending={rename.isPending} isDisabled={subdomain === view.subdomain}>
            {t('subdomainRename')}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        title={t('subdomainMoveAsk', { what: subdomain })}
        message={<p>{t('subdomainMoveHint', { address: view.address })}</p>}
        action={t('subdomainRename')}
        isOpen={isAsking}
        onConfirm={move}
        onClose={() => setIsAsking(false)}
      />
    </Part>
  );
}

function DomainsPart() {
  const toast = useToast();
  const [host, setHost] = useState('');
  const list = useCall(tenancyCalls.listDomains, {});
  const add = useChange(tenancyCalls.addDomain, [tenancyCalls.listDomains]);
  const remove = useChange(tenancyCalls.removeDomain, [tenancyCalls.listDomains]);
  const problem = fieldProblems(add.error).host;
  const submit = () =>
    add.mutate({ body: { host } }, { onSuccess: () => setHost(''), onError: focusFirstProblem });
  const drop = (name: string) =>
    remove.mutate(
      { params: { host: name } },
      {
        onSuccess: () =>
          toast({
            message: t('domainRemoved', { host: name }),
            action: { label: t('undo'), onAction: () => add.mutate({ body: { host: name } }) },
          }),
        onError: error => toast({ message: messageOf(error), isFault: true }),
      },
    );
  return (
    <Part title={t('domains')} hint={t('domainsHint')}>
      <CallState call={list} count={1} />
      <ul className={styles.rows}>
        {list.data?.domains.map(domain => (
          <li key={domain.host} className={styles.rowItem}>
            <strong>{domain.host}</strong>
            <Button aria-label={t('removeThis', { what: domain.host })} onPress={() => drop(domain.host)}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Form onSubmit={submit} problem={add.isError && problem === undefined ? messageOf(add.error) : null}>
        <TextField
          label={t('domainNew')}
          value={host}
          onChange={setHost}
          problem={problem}
          placeholder="www.example.com"
        />
        <div>
          <Button type="submit" isPending={add.isPending} isDisabled={host.trim() === ''}>
            {t('domainAdd')}
          </Button>
        </div>
      </Form>
    </Part>
  );
}

import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { DomainView } from '@vitrine/core/tenancy/domain.ts';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { DomainProof } from './domain-proof.tsx';
import styles from './settings.module.css';

/** The website’s own domains: verified ones, and those still waiting for their DNS record. */
export function DomainsPart() {
  const toast = useToast();
  const [host, setHost] = useState('');
  const list = useCall(tenancyCalls.listDomains, {});
  const add = useChange(tenancyCalls.addDomain, [tenancyCalls.listDomains]);
  const remove = useChange(tenancyCalls.removeDomain, [tenancyCalls.listDomains]);
  const check = useChange(tenancyCalls.checkDomain, [tenancyCalls.listDomains]);
  const problem = fieldProblems(add.error).host;
  const submit = () =>
    add.mutate({ body: { host } }, { onSuccess: () => setHost(''), onError: focusFirstProblem });
  // Its DNS record most likely still exists.
  const restoreDomain = (name: string) =>
    add.mutate({ body: { host: name } }, { onSuccess: () => check.mutate({ params: { host: name } }) });
  const drop = (domain: DomainView) =>
    remove.mutate(
      { params: { host: domain.host } },
      {
        onSuccess: () =>
          toast({
            message: t('domainRemoved', { host: domain.host }),
            action: { label: t('undo'), onAction: () => restoreDomain(domain.host) },
          }),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <Part title={t('domains')} hint={t('domainsHint')}>
      <CallState call={list} count={1} />
      <ul className={styles.rows}>
        {list.data?.domains.map(domain => (
          <li key={domain.host}>
            <div className={styles.rowItem}>
              <strong className={styles.domain}>{domain.host}</strong>
              <span className={styles.soft}>{t(domain.isProved ? 'domainProved' : 'domainWaiting')}</span>
              <Button aria-label={t('removeThis', { what: domain.host })} onPress={() => drop(domain)}>
                {t('remove')}
              </Button>
            </div>
            {domain.isProved ? null : <DomainProof domain={domain} />}
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

import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useState } from 'react';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { subdomainProblems } from '../platform/subdomain-problems.ts';
import { Part } from '../website/room-page.tsx';
import { DomainsPart } from './domains-part.tsx';
import type { SettingsView } from './use-settings-form.ts';

/** The addresses of the website: its subdomain of the platform, and its own domains. */
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
        // The studio is at the website's own address, so it moves with it.
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

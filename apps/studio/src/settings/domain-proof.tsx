import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { DomainView } from '@vitrine/core/tenancy/domain.ts';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { ValueToCopy } from '../frame/value-to-copy.tsx';
import { t } from '../messages/translate.ts';
import styles from './settings.module.css';

const problemWords = {
  none: 'domainProblemNone',
  other: 'domainProblemOther',
  unreachable: 'domainProblemUnreachable',
  taken: 'domainProblemTaken',
} as const;

/** The DNS record for a pending domain, and the result of the last lookup. */
export function DomainProof({ domain }: { readonly domain: DomainView }) {
  const toast = useToast();
  const check = useChange(tenancyCalls.checkDomain, [tenancyCalls.listDomains]);
  const look = () =>
    check.mutate(
      { params: { host: domain.host } },
      {
        onSuccess: ({ domain: found }) => {
          if (found.isProved) toast({ message: t('domainIsProved', { host: found.host }) });
        },
      },
    );
  return (
    <div className={styles.proof}>
      <p className={styles.soft}>{t('domainProofHint')}</p>
      <ValueToCopy label={t('domainRecordName')} value={domain.record.name} />
      <ValueToCopy label={t('domainRecordValue')} value={domain.record.value} />
      <p role="status" className={styles.domainProblem}>
        {check.isError
          ? messageOf(check.error)
          : domain.problem === null
            ? null
            : t(problemWords[domain.problem], { name: domain.record.name })}
      </p>
      <div>
        <Button
          isPending={check.isPending}
          onPress={look}
          aria-label={t('domainCheckThis', { host: domain.host })}
        >
          {t('domainCheck')}
        </Button>
      </div>
    </div>
  );
}

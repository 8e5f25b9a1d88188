import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { slugOf } from '@vitrine/core/collections/slug.ts';
import { readFields } from '@vitrine/core/errors/field-problems.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { subdomainSchema } from '@vitrine/core/tenancy/website.ts';
import { useId, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import styles from './platform.module.css';
import { subdomainProblems } from './subdomain-problems.ts';

const starters = [
  { name: 'kiln', label: t('starter.kiln'), hint: t('starter.kilnHint') },
  { name: '', label: t('starter.empty'), hint: t('starter.emptyHint') },
] as const;

export function NewWebsitePage() {
  useTitle(t('websiteNew'));
  const navigate = useNavigate();
  const startersId = useId();
  const [title, setTitle] = useState('');
  const [ownSubdomain, setOwnSubdomain] = useState<string | null>(null);
  const [starter, setStarter] = useState('kiln');
  const [isTried, setIsTried] = useState(false);
  const create = useChange(tenancyCalls.createWebsite, [tenancyCalls.listWebsites, accountCalls.whoAmI]);
  const enter = useChange(accountCalls.makeTicket);
  const subdomain =
    ownSubdomain ??
    slugOf(title, '')
      .replace(/[^a-z0-9-]/g, '')
      .slice(0, 40);
  const refused = subdomainProblems(create.error);
  const sent = create.variables?.body.subdomain;
  const own = {
    title: isTried && title.trim() === '' ? t('websiteNoTitle') : undefined,
    subdomain:
      subdomainProblem(subdomain) ?? (isTried && subdomain === '' ? t('websiteNoSubdomain') : undefined),
  };
  const submit = () => {
    setIsTried(true);
    if (title.trim() === '' || !subdomainSchema.safeParse(subdomain).success) return focusFirstProblem();
    create.mutate(
      { body: { title, subdomain, starter: starter === '' ? null : starter } },
      {
        onSuccess: ({ website }) =>
          enter.mutate(
            { body: { websiteId: website.id } },
            { onSuccess: ticket => location.assign(ticket.address), onError: () => navigate('/') },
          ),
        onError: focusFirstProblem,
      },
    );
  };
  return (
    <div className={styles.narrow}>
      <h1 className={styles.title}>{t('websiteNew')}</h1>
      <Form onSubmit={submit} problem={refused.whole}>
        <TextField
          label={t('websiteTitle')}
          value={title}
          onChange={setTitle}
          problem={own.title ?? refused.fields.title}
          help={t('websiteTitleHint')}
          autoFocus
        />
        <TextField
          label={t('subdomain')}
          value={subdomain}
          onChange={text => setOwnSubdomain(text.toLowerCase())}
          problem={own.subdomain ?? (subdomain === sent ? refused.fields.subdomain : undefined)}
          help={subdomain === '' ? t('subdomainHint') : `${subdomain}.${location.host}`}
        />
        <RadioGroup
          className={styles.starters ?? ''}
          value={starter}
          onChange={setStarter}
          aria-labelledby={startersId}
        >
          <span id={startersId} className={styles.label}>
            {t('starter')}
          </span>
          {starters.map(({ name, label, hint }) => (
            <Radio key={name} value={name} className={styles.starter ?? ''}>
              <span className={styles.starterPicture} data-starter={name || 'empty'} aria-hidden="true" />
              <span>
                <strong>{label}</strong>
                <span className={styles.starterHint}>{hint}</span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
        <div className={styles.actions}>
          <Button kind="primary" type="submit" isPending={create.isPending || enter.isPending}>
            {create.isPending || enter.isPending ? t('websiteMaking') : t('websiteMake')}
          </Button>
          <Button onPress={() => navigate('/')}>{t('cancel')}</Button>
        </div>
      </Form>
    </div>
  );
}

/** Shown while the address is typed, once there is something to report. */
function subdomainProblem(subdomain: string): string | undefined {
  if (subdomain === '') return undefined;
  const read = readFields(subdomainSchema, subdomain, ['subdomain']);
  return read.isRead ? undefined : wordAll(read.problems, studioLanguage()).subdomain;
}

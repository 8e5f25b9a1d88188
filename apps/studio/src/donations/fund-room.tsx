import { Button } from '@vitrine/controls/button/button.tsx';
import { CheckField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type Fund, frequencies } from '@vitrine/core/donations/donation-fund.ts';
import { donationCalls as calls } from '@vitrine/core/donations/donations.calls.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { useMay } from '../frame/who.ts';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow, Part, RoomPage } from '../website/room-page.tsx';
import { DonorsPart } from './donors-part.tsx';
import { draftOf, emptyDraft, type FundDraft, readDraft } from './fund-draft.ts';

const room = '/config/donations';

/** A fund: what its page says, and who gave (rule DONATE-9). */
export function FundRoom() {
  const { fundId = '' } = useParams();
  const isNew = fundId === 'new';
  const one = useCall(calls.fund, { params: { fundId } }, { isAlwaysFresh: true, isEnabled: !isNew });
  const funds = useCall(calls.funds, { query: { search: '', limit: 1 } }, { isEnabled: isNew });
  const call = isNew ? funds : one;
  if (call.isLoadingError)
    return <FailedState message={messageOf(call.error)} onRetry={() => void call.refetch()} />;
  if (!call.data) return <LoadingShape shape="form" />;
  const fund = isNew ? null : (one.data?.fund ?? null);
  const title = fund?.title ?? t('donation.new');
  return (
    <RoomPage
      title={title}
      back={<BackToList room={room}>{t('room.donations')}</BackToList>}
      actions={
        fund && (
          <a href={`/checkout/donate?donatePageId=${fund.id}`} target="_blank" rel="noopener">
            {t('donation.seePage')}
          </a>
        )
      }
    >
      <FundForm key={fund?.version ?? 0} fund={fund} currency={call.data.currency} />
      {fund && <DonorsPart fundId={fund.id} />}
    </RoomPage>
  );
}

function FundForm({ fund, currency }: { readonly fund: Fund | null; readonly currency: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const canWrite = useMay('products.write');
  const [draft, setDraft] = useState<FundDraft>(() =>
    fund ? draftOf(fund, currency) : emptyDraft(currency),
  );
  const [bad, setBad] = useState<readonly string[]>([]);
  const create = useChange(calls.create, [calls.funds]);
  const change = useChange(calls.change, [calls.funds, calls.fund]);
  const failed = create.error ?? change.error;
  const problems = fieldProblems(failed);
  const set = (part: Partial<FundDraft>) => {
    setBad([]);
    setDraft(before => ({ ...before, ...part }));
  };
  const text = (name: 'title' | 'text' | 'suggested' | 'least' | 'most' | 'goal') => ({
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    problem: bad.includes(name) ? t('donation.badAmount') : problems[name],
    isDisabled: !canWrite,
  });
  const save = () => {
    const { body, wrong } = readDraft(draft, currency);
    setBad(wrong);
    if (wrong.length > 0) return focusFirstProblem();
    const saved = () => toast({ message: t('donation.saved') });
    if (fund === null)
      return create.mutate(
        { body },
        {
          onSuccess: ({ fund: { id } }) => {
            saved();
            navigate(`${room}/${id}`, { replace: true });
          },
          onError: focusFirstProblem,
        },
      );
    const request = { params: { fundId: fund.id }, body: { ...body, version: fund.version } };
    return change.mutate(request, { onSuccess: saved, onError: focusFirstProblem });
  };
  return (
    <Part title={t('donation.fund')}>
      <Form onSubmit={save} problem={failed ? messageOf(failed) : null}>
        <TextField label={t('donation.title')} {...text('title')} maxLength={100} isRequired />
        <TextField label={t('donation.text')} {...text('text')} rows={5} help={t('donation.textHelp')} />
        <TextField
          label={t('donation.suggested')}
          {...text('suggested')}
          unit={currency}
          help={t('donation.suggestedHelp')}
        />
        <FieldRow>
          <TextField label={t('donation.least')} {...text('least')} unit={currency} inputMode="decimal" />
          <TextField label={t('donation.most')} {...text('most')} unit={currency} inputMode="decimal" />
        </FieldRow>
        <TextField
          label={t('donation.goal')}
          {...text('goal')}
          unit={currency}
          inputMode="decimal"
          help={t('donation.goalHelp')}
        />
        {frequencies.map(one => (
          <CheckField
            key={one}
            label={t(`donation.${one}`)}
            isOn={draft.frequencies.includes(one)}
            onChange={isOn =>
              set({
                frequencies: frequencies.filter(other =>
                  other === one ? isOn : draft.frequencies.includes(other),
                ),
              })
            }
            isDisabled={!canWrite}
          />
        ))}
        <SwitchField
          label={t('donation.showsDonors')}
          isOn={draft.showsDonors}
          onChange={showsDonors => set({ showsDonors })}
          isDisabled={!canWrite}
        />
        <SwitchField
          label={t('donation.isOpen')}
          isOn={draft.isOpen}
          onChange={isOpen => set({ isOpen })}
          isDisabled={!canWrite}
        />
        {canWrite && (
          <Button kind="primary" type="submit" isPending={create.isPending || change.isPending}>
            {t('donation.save')}
          </Button>
        )}
      </Form>
    </Part>
  );
}

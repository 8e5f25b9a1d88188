import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Discount } from '@vitrine/core/discounts/discount.ts';
import { discountCalls as calls } from '@vitrine/core/discounts/discounts.calls.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';
import { type DiscountDraft, draftOfDiscount, newDiscount, readDiscount } from './discount-draft.ts';
import { useDeleteDiscount } from './use-delete-discount.ts';

export type DiscountForm = ReturnType<typeof useDiscountForm>;

/** A discount being edited: nothing is sent before Save, and a refusal loses nothing that was typed. */
export function useDiscountForm(discount: Discount | null, currency: string) {
  const toast = useToast();
  const navigate = useNavigate();
  const [known, setKnown] = useState(discount);
  const [draft, setDraft] = useState<DiscountDraft>(() =>
    discount === null ? newDiscount : draftOfDiscount(discount, currency),
  );
  const [isDirty, setIsDirty] = useState(false);
  const [ownProblems, setOwnProblems] = useState<Readonly<Record<string, string>>>({});
  const stale = [calls.list, calls.get];
  const create = useChange(calls.create, stale);
  const update = useChange(calls.update, stale);
  const pausing = useChange(calls.pause, stale);
  const copying = useChange(calls.duplicate, [calls.list]);
  const remove = useDeleteDiscount();
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isDirty]);
  const showError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const adopt = (newest: Discount) => {
    setKnown(newest);
    setDraft(draftOfDiscount(newest, currency));
    setIsDirty(false);
  };
  // Another person’s change is taken over if nothing was typed; typed text is never overwritten.
  if (discount !== null && known !== null && !isDirty && discount.version > known.version) adopt(discount);

  const set = (patch: Partial<DiscountDraft>) => {
    setIsDirty(true);
    setOwnProblems({});
    setDraft(before => ({ ...before, ...patch }));
  };
  const save = () => {
    const read = readDiscount(draft, currency);
    setOwnProblems(read.ok ? {} : read.problems);
    if (!read.ok) return focusFirstProblem();
    const onSuccess = (reply: { discount: Discount }) => {
      adopt(reply.discount);
      toast({ message: t('saved') });
      if (known === null) navigate(`/config/discounts/${reply.discount.id}`, { replace: true });
    };
    const told = { onSuccess, onError: focusFirstProblem };
    if (known === null) return create.mutate({ body: read.input }, told);
    const params = { discountId: known.id };
    update.mutate({ params, body: { ...read.input, version: known.version } }, told);
  };
  const pause = (isPaused: boolean) => {
    if (known === null) return;
    pausing.mutate(
      { params: { discountId: known.id }, body: { isPaused } },
      {
        onSuccess: reply => {
          setKnown(reply.discount);
          toast({ message: t(isPaused ? 'discount.didPause' : 'discount.didResume') });
        },
        onError: showError,
      },
    );
  };
  const duplicate = () => {
    if (known === null) return;
    copying.mutate(
      { params: { discountId: known.id } },
      { onSuccess: reply => navigate(`/config/discounts/${reply.discount.id}`), onError: showError },
    );
  };
  const refused = refusedForm(create.error ?? update.error, {
    name: t('discount.name'),
    code: t('discount.code'),
    'value.percent': t('discount.percent'),
    'value.amount': t('discount.amount'),
    'value.buy': t('discount.buy'),
    'value.get': t('discount.get'),
    'value.maxTimes': t('discount.maxTimes'),
    'value.categories': t('discount.given'),
    categories: t('categories'),
    minimumSubtotal: t('discount.minimum'),
    emails: t('discount.emails'),
    uses: t('discount.uses'),
    usesPerCustomer: t('discount.usesPerCustomer'),
    until: t('discount.until'),
  });
  return {
    known,
    draft,
    set,
    save,
    pause,
    duplicate,
    remove: () => known !== null && remove(known, () => navigate('/config/discounts')),
    isSaving: create.isPending || update.isPending,
    problems: { ...refused.problems, ...ownProblems },
    problem: Object.keys(ownProblems).length > 0 ? t('formProblems') : refused.whole,
  };
}

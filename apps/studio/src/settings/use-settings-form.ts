import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useState } from 'react';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { settingNames } from './setting-names.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export type SettingsView = CallReply<typeof tenancyCalls.getSettings>;

/** A part of the settings with a Save of its own; what was refused stays in its fields. */
export function useSettingsForm<Draft extends object>(start: Draft) {
  const toast = useToast();
  const mayManage = useMay('manageWebsite');
  const [draft, setDraft] = useState(start);
  const [isDirty, setIsDirty] = useState(false);
  const change = useChange(tenancyCalls.changeSettings, [
    tenancyCalls.getSettings,
    accountCalls.whoAmI,
    pagesCalls.getSite,
    productCalls.list,
  ]);
  useUnsavedGuard(isDirty);
  const refused = refusedForm(change.error, settingNames);
  return {
    draft,
    set: (patch: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => {
      setIsDirty(true);
      setDraft(before => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) }));
    },
    save: (body: { title?: string; settings?: Record<string, unknown> }) => {
      if (!isDirty) return toast({ message: t('saved') });
      change.mutate(
        { body },
        {
          onSuccess: () => {
            setIsDirty(false);
            toast({ message: t('saved') });
          },
          onError: focusFirstProblem,
        },
      );
    },
    problems: refused.problems,
    problem: refused.whole,
    isSaving: change.isPending,
    isDirty,
    maySave: mayManage,
  };
}

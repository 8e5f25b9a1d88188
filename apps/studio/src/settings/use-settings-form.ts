import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import type { Permission } from '@vitrine/core/accounts/roles.ts';
import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import type { WebsiteSettings } from '@vitrine/core/tenancy/website.ts';
import { useState } from 'react';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { settingNames } from './setting-names.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** Settings that a person may not read have their defaults and are not shown. */
export type SettingsView = Omit<CallReply<typeof tenancyCalls.getSettings>, 'settings'> & {
  readonly settings: WebsiteSettings;
};

/**
 * A part of the settings with its own Save button, for people with all its permissions; refused values stay in
 * their fields.
 */
export function useSettingsForm<Draft extends object>(start: Draft, needs: readonly Permission[]) {
  const toast = useToast();
  const { permissions } = useWho();
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
    maySave: needs.every(one => permissions.includes(one)),
  };
}

import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { accountLanguageSchema } from '@vitrine/core/accounts/account-language.ts';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { ownName } from '@vitrine/core/messages/site-languages.ts';
import { studioLanguages } from '@vitrine/core/messages/studio-messages.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';

const ofBrowser = 'browser';

/** The language of the studio and of emails to the account; each by its own name (rule STUDIO-45). */
export function LanguageField() {
  const { account } = useWho();
  const toast = useToast();
  const choose = useChange(accountCalls.chooseLanguage);
  const choices = [
    { value: ofBrowser, label: t('languageOfBrowser') },
    ...[...studioLanguages].map(value => ({ value, label: ownName(value) })),
  ];
  const change = (value: string) =>
    choose.mutate(
      { body: { language: accountLanguageSchema.catch(null).parse(value === ofBrowser ? null : value) } },
      {
        // The page reloads in that language; people are asked about unsaved changes.
        onSuccess: () => location.reload(),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <SelectField
      label={t('studioLanguage')}
      help={t('studioLanguageHint')}
      value={account?.language ?? ofBrowser}
      choices={choices}
      onChange={change}
      isDisabled={choose.isPending}
    />
  );
}

/** After signing in, people read the studio in the language they chose. */
export function followLanguage(chosen: string | null | undefined): void {
  if (chosen && chosen !== studioLanguage()) location.reload();
}

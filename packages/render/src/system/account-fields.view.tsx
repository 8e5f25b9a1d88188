import type { Messages } from '@vitrine/core/messages/page-messages.ts';
import type { AccountView } from '@vitrine/core/site-users/account-view.ts';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface AccountFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly account: AccountView;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field with its typed value and its error; a password is never shown again. */
export function AccountField({ account, name, label, hint, ...input }: AccountFieldProps) {
  const id = `account-${name}`;
  const error = account.errors[name];
  const described = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ');
  const value = input.type === 'password' ? undefined : account.values[name];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        {...(error ? { 'aria-invalid': true as const } : {})}
        {...(described ? { 'aria-describedby': described } : {})}
        {...input}
      />
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface AccountFormProps {
  readonly account: AccountView;
  readonly action: string;
  readonly children: ReactNode;
  /** Sent as hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** Posts to its page, with the CSRF crumb of the signed-in person. */
export function AccountForm({ account, action, children, hidden = {} }: AccountFormProps) {
  const { crumb } = account;
  const fields = { ...(crumb === null ? {} : { crumb }), ...hidden };
  return (
    <form className="form form-short" method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** The error or the result, at the top. */
export function AccountNotes({ problem, notice }: Pick<AccountView, 'problem' | 'notice'>) {
  return (
    <>
      {problem !== null && (
        <p className="account-note account-problem" role="alert">
          {problem}
        </p>
      )}
      {notice !== null && (
        <p className="account-note" role="status">
          {notice}
        </p>
      )}
    </>
  );
}

interface WordedFieldProps {
  readonly account: AccountView;
  readonly messages: Messages;
}

export function EmailField({
  account,
  messages,
  label = messages.email,
}: WordedFieldProps & { readonly label?: string }) {
  return (
    <AccountField account={account} name="email" type="email" label={label} autoComplete="email" required />
  );
}

export function NewPasswordField({
  account,
  messages,
  name = 'password',
  label = messages.accountNewPassword,
}: WordedFieldProps & { readonly name?: string; readonly label?: string }) {
  return (
    <AccountField
      account={account}
      name={name}
      type="password"
      label={label}
      hint={messages.accountPasswordHint}
      autoComplete="new-password"
      required
    />
  );
}

export function CurrentPasswordField({
  account,
  messages,
  label = messages.accountCurrentPassword,
}: WordedFieldProps & { readonly label?: string }) {
  return (
    <AccountField
      account={account}
      name="currentPassword"
      type="password"
      label={label}
      autoComplete="current-password"
      required
    />
  );
}

export function Submit({ label }: { readonly label: string }) {
  return (
    <button className="button" type="submit">
      {label}
    </button>
  );
}

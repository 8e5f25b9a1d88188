import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { t } from '../messages/translate.ts';

export interface AccountFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

export function NameField({ label = t('yourName'), autoFocus = false, ...field }: AccountFieldProps) {
  return <TextField {...field} label={label} name="name" autoComplete="name" autoFocus={autoFocus} />;
}

/** The email address used to sign in. */
export function EmailField({ label = t('email'), autoFocus = false, ...field }: AccountFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      name="email"
      autoComplete="username"
      autoFocus={autoFocus}
    />
  );
}

/** The password of an account. */
export function PasswordField({ label = t('password'), autoFocus = false, ...field }: AccountFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="password"
      name="password"
      autoComplete="current-password"
      autoFocus={autoFocus}
    />
  );
}

/** A new password. */
export function NewPasswordField({ label = t('password'), autoFocus = false, ...field }: AccountFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="password"
      name="password"
      autoComplete="new-password"
      help={t('passwordHint')}
      autoFocus={autoFocus}
    />
  );
}

import type { FormEvent, ReactNode } from 'react';
import styles from './frame.module.css';

export interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** The error of the whole form. */
  readonly problem?: string | null | undefined;
  readonly label?: string;
  /** Shows its fields read-only. */
  readonly isReadOnly?: boolean;
}

/** Submits with Enter; errors are shown above the fields and next to them. */
export function Form({ onSubmit, children, problem, label, isReadOnly = false }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate {...(label ? { 'aria-label': label } : {})}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isReadOnly ? (
        <fieldset className={styles.fields} disabled>
          {children}
        </fieldset>
      ) : (
        children
      )}
    </form>
  );
}

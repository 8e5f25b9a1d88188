import type { FormEvent, ReactNode } from 'react';
import styles from './frame.module.css';

export interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** What the whole form was refused for. */
  readonly problem?: string | null | undefined;
  readonly label?: string;
}

/** Sends with Enter; what was refused is said above the fields and stays beside them. */
export function Form({ onSubmit, children, problem, label }: FormProps) {
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
      {children}
    </form>
  );
}

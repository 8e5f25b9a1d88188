import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { t } from '../messages/translate.ts';
import styles from './value-to-copy.module.css';

/** A text that is needed elsewhere, with a button that copies it. */
export function ValueToCopy({ label, value }: { readonly label: string; readonly value: string }) {
  const toast = useToast();
  // Browsers provide a clipboard only over HTTPS; otherwise a click selects the text.
  const canCopy = 'clipboard' in navigator;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ message: t('copied', { what: label }) }),
      () => toast({ message: t('notCopied'), isError: true }),
    );
  return (
    <div className={styles.part}>
      <span className={styles.label}>{label}</span>
      <code className={styles.value}>{value}</code>
      {canCopy ? (
        <Button aria-label={t('copyThis', { what: label })} onPress={() => void copy()}>
          {t('copy')}
        </Button>
      ) : null}
    </div>
  );
}

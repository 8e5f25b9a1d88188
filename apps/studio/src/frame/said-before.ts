import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { useEffect } from 'react';

const place = 'vitrine.said';

/** Everything that is open is asked for anew; the message is said once it is there. */
export function reloadSaying(message: string): void {
  sessionStorage.setItem(place, message);
  location.reload();
}

/** Says what a reload has left to say. */
export function useSaidBefore(): void {
  const toast = useToast();
  useEffect(() => {
    const message = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    if (message !== null) toast({ message });
  }, [toast]);
}

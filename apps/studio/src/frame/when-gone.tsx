import { useEffect, useRef } from 'react';

/**
 * For a dialog: acts once the dialog has closed and has returned the focus, which may have nowhere to go if the
 * button that opened the dialog is gone.
 */
export function WhenGone({ act }: { readonly act: () => void }) {
  const newest = useRef(act);
  newest.current = act;
  useEffect(
    () => () => {
      // The dialog returns the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => newest.current()));
    },
    [],
  );
  return null;
}

import { useEffect, useRef } from 'react';

/**
 * In a dialog: acts once it has left and has given the focus back, which by then may lie nowhere because
 * what opened the dialog is gone.
 */
export function WhenGone({ act }: { readonly act: () => void }) {
  const newest = useRef(act);
  newest.current = act;
  useEffect(
    () => () => {
      // The dialog gives the focus back with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => newest.current()));
    },
    [],
  );
  return null;
}

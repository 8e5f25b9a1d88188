import { useEffect, useState } from 'react';

/** The value as it was when it last rested, so that typing does not ask with every letter. */
export function useDebounced<T>(value: T, milliseconds = 250): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

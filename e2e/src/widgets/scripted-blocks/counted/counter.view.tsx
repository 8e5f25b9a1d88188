import { useEffect, useState } from 'react';

export function Counter({ from }: { readonly from: number }) {
  const [count, setCount] = useState(from);
  useEffect(() => {
    const listen = () => {};
    document.addEventListener('keyup', listen);
    return () => document.removeEventListener('keyup', listen);
  }, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} letters
    </button>
  );
}

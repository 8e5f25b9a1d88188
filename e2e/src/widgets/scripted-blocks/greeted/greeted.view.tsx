import type { BlockViewProps } from '@vitrine/core/blocks/define-block.ts';
import { useEffect, useState } from 'react';

export function View({ settings }: BlockViewProps<{ readonly name: string }>) {
  const [isGreeted, setGreeted] = useState(false);
  useEffect(() => {
    const listen = () => {};
    document.addEventListener('keyup', listen);
    return () => document.removeEventListener('keyup', listen);
  }, []);
  return (
    <button type="button" onClick={() => setGreeted(true)}>
      {isGreeted ? `Hello, ${settings.name}` : settings.name}
    </button>
  );
}

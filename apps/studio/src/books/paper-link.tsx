import type { ReactNode } from 'react';

export function PaperLink({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  return (
    <a href={address} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';

/** The part of a gallery that its island hydrates; what stands around it stays the server's (rule VISITOR-3). */
export function LivePart({ children }: { readonly children: ReactNode }) {
  return <div data-hydrate="">{children}</div>;
}

import type { PurchaseVariant } from './purchase-facts.ts';

export interface FollowedRows {
  readonly show: (variant: PurchaseVariant) => void;
  /** As the server rendered them. */
  readonly undo: () => void;
}

/** The rows of the page that are about the chosen variant: weight, size (rule PURCHASE-14). */
export function followRows(root: HTMLElement): FollowedRows {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')].map(row => ({
    row,
    before: row.lastElementChild?.textContent ?? '',
  }));
  const write = (row: HTMLElement, text: string) => {
    row.hidden = text === '';
    row.lastElementChild?.replaceChildren(text);
  };
  return {
    show: variant => {
      for (const { row } of rows)
        write(row, variant.rows[row.dataset.row as keyof typeof variant.rows] ?? '');
    },
    undo: () => {
      for (const { row, before } of rows) write(row, before);
    },
  };
}

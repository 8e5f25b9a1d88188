import { maxCodeLength } from '@vitrine/core/discounts/discount-code.ts';
import type { Context } from '../../context.ts';

/** The code with the first number that no other discount has, such as `SPRING-2`. */
export async function freeCode({ database, website }: Context, code: string): Promise<string> {
  const base = code.replace(/-\d+$/, '').slice(0, maxCodeLength - 11);
  const rows = await database.query<{ code: string }>(
    `SELECT code FROM discounts WHERE website_id = $1 AND starts_with(code, $2) AND deleted_at IS NULL`,
    [website.id, `${base}-`],
  );
  const taken = new Set(rows.map(row => row.code));
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

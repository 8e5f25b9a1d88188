const digits = 7;

/** `SQ` and seven digits (rule PRODUCT-4). */
export function generateSku(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `SQ${String(chance % 10 ** digits).padStart(digits, '0')}`;
}

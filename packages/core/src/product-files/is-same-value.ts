/** Whether two values of JSON are the same, in whatever order their fields are; a missing field is an undefined one. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const a = one as Record<string, unknown>;
  const b = other as Record<string, unknown>;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(name => isSameValue(a[name], b[name]));
}

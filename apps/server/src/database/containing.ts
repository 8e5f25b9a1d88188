/** The pattern of `LIKE` and `ILIKE` for what contains this text, in which no character stands for others. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
}

/** More unknown words than this are not a misspelling. */
export const mostCorrected = 4;

/** A word as it is compared: lower case, without accents, and “schoen” like “schön” (rule SPELLING-2). */
export function wordForm(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}

/** How many letters of a word can be wrong (rule SPELLING-1). */
export function mostEdits(word: string): number {
  const { length } = [...word];
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * How many letters are added, left out, changed or swapped with their neighbour between two words, up to `most`; one
 * more stands for any number beyond. Takes time in proportion to the length of the words.
 */
export function editDistance(a: string, b: string, most: number): number {
  const [left, right] = [[...a], [...b]];
  const beyond = most + 1;
  if (Math.abs(left.length - right.length) > most) return beyond;
  let [last, row] = [[] as number[], right.map((_, at) => at)];
  row.push(right.length);
  for (let at = 1; at <= left.length; at += 1) {
    const next = Array<number>(right.length + 1).fill(beyond);
    next[0] = at;
    const end = Math.min(right.length, at + most);
    for (let to = Math.max(1, at - most); to <= end; to += 1) {
      const isSame = left[at - 1] === right[to - 1];
      const isSwapped = at > 1 && to > 1 && left[at - 1] === right[to - 2] && left[at - 2] === right[to - 1];
      next[to] = Math.min(
        (row[to] ?? beyond) + 1,
        (next[to - 1] ?? beyond) + 1,
        (row[to - 1] ?? beyond) + (isSame ? 0 : 1),
        isSwapped ? (last[to - 2] ?? beyond) + 1 : beyond,
      );
    }
    [last, row] = [row, next];
  }
  return Math.min(row[right.length] ?? beyond, beyond);
}

/**
 * The words of a search that could be misspelled, in lower case: made of letters alone, and neither in quotation marks
 * nor excluded. Numbers and SKUs are searched as they are.
 */
export function wordsOfSearch(query: string): string[] {
  const words = termsOf(query).flatMap(term => (isPlain(term) ? (term.match(/\p{L}+/gu) ?? []) : []));
  return [...new Set(words.map(word => word.toLowerCase()))];
}

/** The search with other words in place of some, which are given in lower case. */
export function replaceWords(query: string, corrections: ReadonlyMap<string, string>): string {
  return termsOf(query)
    .map(term =>
      isPlain(term) ? term.replace(/\p{L}+/gu, word => corrections.get(word.toLowerCase()) ?? word) : term,
    )
    .join(' ');
}

function termsOf(query: string): string[] {
  return query.match(/-?"[^"]*"?|\S+/g) ?? [];
}

function isPlain(term: string): boolean {
  return !/^[-"]|[\p{N}_/@]/u.test(term);
}

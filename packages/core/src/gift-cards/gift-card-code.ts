/** Digits and letters that nobody confuses with others: without 0, 1, I, L, O and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = 16;
const perGroup = 4;

/** A code from random bytes, with a last letter that tells mistyped codes apart (rule GIFTCARD-2). */
export function makeGiftCardCode(random: (count: number) => Uint8Array): string {
  let text = '';
  while (text.length < letters - 1) {
    for (const byte of random(letters)) {
      // Each letter is equally likely: the bytes above the last whole multiple are drawn again.
      if (byte < 240 && text.length < letters - 1) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text + checkLetter(text);
}

/** The one form of what somebody typed: upper case, without spaces and hyphens; null if it cannot be a code. */
export function readGiftCardCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .toUpperCase();
  if (code.length !== letters || Array.from(code).some(letter => !alphabet.includes(letter))) return null;
  return checkLetter(code.slice(0, -1)) === code.at(-1) ? code : null;
}

/** As people read it: in groups of four. */
export function groupedCode(code: string): string {
  return Array.from({ length: letters / perGroup }, (_, at) =>
    code.slice(at * perGroup, (at + 1) * perGroup),
  ).join('-');
}

/** How a card is named where its code must not stand. */
export function shortCode(lastCharacters: string): string {
  return `•••• ${lastCharacters}`;
}

/** Luhn’s check for any even number of letters: finds each wrong letter, and nearly all that changed places. */
function checkLetter(text: string): string {
  const { length } = alphabet;
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, letter, at) => {
      const value = alphabet.indexOf(letter) * (at % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / length) + (value % length);
    }, 0);
  return alphabet.charAt((length - (sum % length)) % length);
}

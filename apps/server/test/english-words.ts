const files = import.meta.glob<object>(
  '../../../packages/core/src/messages/*/{site/*,pages/*,widgets}.messages.ts',
  { eager: true, import: 'messages' },
);

/** What reads like a message with a value, and is none: an option in an address, an owner's own instructions. */
const theirs = ['District of Columbia', 'Pay to DE00 1234.'];

/**
 * Finds each text, each attribute and each string of the data in a page, a mail or an answer that is an English
 * message, plain or with values, although the website uses another language.
 */
export function englishWords(language: string): (text: string) => string[] {
  const own = new Set(messagesOf(language));
  const patterns = [...new Set(messagesOf('en'))]
    .filter(message => !own.has(message) && isTelling(message))
    .map(
      message =>
        new RegExp(
          `^${message
            .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
            .replaceAll('#', '[\\d.,]+')
            .replace(/\{\w+\}/g, '.+')}$`,
        ),
    );
  const isEnglish = (text: string) => !theirs.includes(text) && patterns.some(pattern => pattern.test(text));
  return text => [...new Set(stringsIn(text))].filter(isEnglish);
}

/** Between two values, a short word such as “for” is one of other languages too. */
function isTelling(message: string): boolean {
  const words = message.replace(/\{\w+\}/g, '');
  return /^\{.*\}$/.test(message) ? /[a-z]{4}/.test(words) : /[A-Z ][a-z]{2}/.test(words);
}

function stringsIn(html: string): string[] {
  const plain = html.replaceAll('<!-- -->', '').replace(/<style[\s\S]*?<\/style>/g, '');
  const texts = [...plain.split(/[<>]/), ...plain.split('="').map(rest => rest.split('"')[0] ?? '')].flatMap(
    text => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").split('\n'),
  );
  return texts.flatMap(text => [text.trim(), ...[...text.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one)]);
}

function messagesOf(language: string): string[] {
  return Object.entries(files).flatMap(([path, file]) =>
    path.includes(`/messages/${language}/`) ? textsOf(file) : [],
  );
}

/** Every message, with all plural forms. */
function textsOf(catalogue: object): string[] {
  return Object.values(catalogue).flatMap(message => {
    if (typeof message !== 'string') return textsOf(message);
    const forms = [...message.matchAll(/(?:=\d+|one|other) \{((?:[^{}]|\{\w+\})*)\}/g)];
    return forms.length === 0 ? [message] : forms.map(([, form = '']) => form);
  });
}

const files = import.meta.glob<object>(
  '../../../packages/core/src/messages/*/{site,pages,widgets}.messages.ts',
  { eager: true, import: 'messages' },
);

/**
 * Finds each text, each attribute and each string of the data in a page, a mail or an answer that is an English
 * message, as it is or filled, where a website speaks another language.
 */
export function englishWords(language: string): (text: string) => string[] {
  const own = new Set(messagesOf(language));
  const patterns = [...new Set(messagesOf('en'))]
    .filter(message => !own.has(message) && /[A-Za-z]{3}/.test(message.replace(/\{\w+\}/g, '')))
    .map(
      message => new RegExp(`^${message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}|#/g, '.+')}$`),
    );
  return text => stringsIn(text).filter(one => patterns.some(pattern => pattern.test(one)));
}

function stringsIn(html: string): string[] {
  const plain = html.replaceAll('<!-- -->', '').replace(/<style[\s\S]*?<\/style>/g, '');
  const texts = [...`>${plain}<`.matchAll(/>([^<]+)</g), ...plain.matchAll(/="([^"]*)"/g)].flatMap(
    ([, text = '']) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").split('\n'),
  );
  return texts.flatMap(text => [text.trim(), ...[...text.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one)]);
}

function messagesOf(language: string): string[] {
  return Object.entries(files).flatMap(([path, file]) =>
    path.includes(`/messages/${language}/`) ? textsOf(file) : [],
  );
}

/** Every message, of one that counts each of its forms. */
function textsOf(catalogue: object): string[] {
  return Object.values(catalogue).flatMap(message => {
    if (typeof message !== 'string') return textsOf(message);
    const forms = [...message.matchAll(/(?:=\d+|one|other) \{((?:[^{}]|\{\w+\})*)\}/g)];
    return forms.length === 0 ? [message] : forms.map(([, form = '']) => form);
  });
}

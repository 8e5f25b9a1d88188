import { Busboy } from '@fastify/busboy';
import fastifyCookie from '@fastify/cookie';
import { codeLines } from '@vitrine/blocks/code/code-lines.ts';
import { parseMarkdown } from '@vitrine/blocks/markdown/parse-markdown.ts';
import { readAddress } from '@vitrine/core/addresses/read-address.ts';
import { isCheckoutEmail } from '@vitrine/core/checkout/read-checkout.ts';
import { itemSlugSchema, slugOf, slugSchema } from '@vitrine/core/collections/slug.ts';
import { isSafeLink } from '@vitrine/core/links/safe-link.ts';
import { readPlace } from '@vitrine/core/map/read-place.ts';
import { readAudioAddress } from '@vitrine/core/media/audio-address.ts';
import { parseVideoAddress } from '@vitrine/core/media/video-address.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';
import { parseDecimals, parseRoundedAmount } from '@vitrine/core/money/parse-amount.ts';
import { slugOf as productSlugOf } from '@vitrine/core/products/slug.ts';
import { plainText, richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { readColor } from '@vitrine/core/site/parse-color.ts';
import { escapeXml } from '@vitrine/render/seo/escape.ts';
import { readAttemptKey } from '../../../apps/server/src/capabilities/checkout/attempt-key.ts';
import { context } from '../../../apps/server/src/capabilities/importing/convert/convert.samples.ts';
import { convertEntry } from '../../../apps/server/src/capabilities/importing/convert/convert-entry.ts';
import { sanitiseHtml } from '../../../apps/server/src/capabilities/importing/convert/sanitise-html.ts';
import { cleanStrings } from '../../../apps/server/src/capabilities/importing/readers/clean-strings.ts';
import { decodeEntities } from '../../../apps/server/src/capabilities/importing/readers/decode-entities.ts';
import {
  readNumber,
  readPrice,
  readWeight,
} from '../../../apps/server/src/capabilities/importing/readers/products/read-amounts.ts';
import { readImport } from '../../../apps/server/src/capabilities/importing/readers/read-import.ts';
import {
  readList,
  readPaths,
} from '../../../apps/server/src/capabilities/importing/readers/woocommerce/read-lists.ts';
import { readPhpValue } from '../../../apps/server/src/capabilities/importing/readers/wordpress/php-value.ts';
import { readDate } from '../../../apps/server/src/capabilities/importing/readers/wordpress/read-dates.ts';
import { item, source, wxr } from '../../../apps/server/src/capabilities/importing/readers/wxr.samples.ts';
import { cleanFileName } from '../../../apps/server/src/capabilities/media/clean-file-name.ts';
import { isSvg, sniffLength } from '../../../apps/server/src/capabilities/media/content-kind.ts';
import { checkSignature } from '../../../apps/server/src/capabilities/payments/webhook-signature.ts';
import { readFrameClaim } from '../../../apps/server/src/capabilities/serving/code-frame-address.ts';
import { scriptSourcesOf } from '../../../apps/server/src/capabilities/serving/page-policy.ts';
import { addressBehind } from '../../../apps/server/src/http/address-behind.ts';
import { namesOneHost } from '../../../apps/server/src/http/check-host.ts';
import { ownCookies } from '../../../apps/server/src/http/cookies.ts';
import { readForm } from '../../../apps/server/src/http/form-bodies.ts';
import { encodingFor } from '../../../apps/server/src/http/packed-body.ts';
import { readRange } from '../../../apps/server/src/http/read-range.ts';
import { wantsPage } from '../../../apps/server/src/http/reader-language.ts';
import { addressHere } from '../../../apps/server/src/http/redirect.ts';
import { isNotModified } from '../../../apps/server/src/http/stored-file.ts';
import { networkOf } from '../../../apps/server/src/limits.ts';
import { textsOfCalls } from './call-texts.ts';

export interface ForeignParser {
  readonly name: string;
  readonly read: (text: string) => unknown;
  /** The maximum length of its input. */
  readonly most: number;
  /** A text without a grammar: the shapes that slow patterns down are enough. */
  readonly isPlain?: boolean;
}

/** Node refuses a request with a longer line and headers. */
const header = 16 * 1024;
const text = 64 * 1024;
/** Slow in itself, without growth: a shorter text is enough. */
const imported = 16 * 1024;
const csvHead = 'ID,Type,SKU,Name,Published,Description,Regular price\n';
const bytes = (given: string, fileName: string) => readImport(source(given, fileName));
const paragraph = (given: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: given }] }],
});
const proxied = (given: string) => ({
  headers: { 'x-forwarded-for': given },
  socket: { remoteAddress: '::1' },
});
const typed = (given: string) => ({
  name: given,
  line1: given,
  city: given,
  postalCode: given,
  phone: given,
  country: 'DE',
});

const filePart =
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: text/plain\r\n\r\n';

/** Parsed as in the server, with the same parser. */
function readMultipart(given: string, type = 'multipart/form-data; boundary=edge'): number {
  let bytes = 0;
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { files: 1, fields: 20, headerPairs: 100 },
  });
  parser.on('file', (_, file) => {
    file
      .on('error', () => undefined)
      .on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
  });
  parser.on('error', () => undefined);
  parser.end(given);
  return bytes;
}

const requested = (headers: Readonly<Record<string, string>>) => ({
  headers,
  rawHeaders: Object.entries(headers).flat(),
  url: '/',
});
const signer = {
  website: { id: 'a' },
  clock: { now: () => new Date(0) },
  secrets: { sign: () => '', isSigned: () => false },
};

/** Every parser of untrusted input; a new one is one more line. */
export const foreignParsers: readonly ForeignParser[] = [
  { name: 'form body', read: readForm, most: 4 * text },
  { name: 'query', read: given => [...new URLSearchParams(given)], most: header },
  { name: 'multipart body', read: readMultipart, most: 4 * text },
  {
    name: 'multipart body, within a part’s headers',
    read: given => readMultipart(`--edge\r\nContent-Disposition: form-data; name="${given}`),
    most: 4 * text,
  },
  {
    name: 'multipart body, within a file',
    read: given => readMultipart(`${filePart}${given}`),
    most: 4 * text,
  },
  {
    name: 'type of a multipart body',
    read: given => readMultipart('--edge--', `multipart/form-data; ${given}; boundary=edge`),
    most: header,
  },
  { name: 'cookies', read: given => fastifyCookie.parse(given), most: header },
  {
    name: 'cookies of ours',
    read: given => [ownCookies(given, true), ownCookies(given, false)],
    most: header,
  },
  {
    name: 'Cookie of the cart, whatever it holds',
    read: given => ownCookies(`CART=${given}; CART=${given}`, false),
    most: header,
  },
  { name: 'Host', read: given => namesOneHost(requested({ host: given }) as never), most: header },
  {
    name: 'names of headers',
    read: given => namesOneHost(requested({ [given]: 'a' }) as never),
    most: header,
  },
  {
    name: 'Accept',
    read: given => wantsPage({ url: '/', headers: { accept: given } } as never),
    most: header,
  },
  {
    name: 'key of an attempt',
    read: given => readAttemptKey(signer as never, given),
    most: header,
  },
  {
    name: 'address of a frame',
    read: given =>
      readFrameClaim(signer as never, 'a', {
        blockId: given,
        query: new URLSearchParams(`access=public&${given}`),
      }),
    most: header,
  },
  { name: 'Location of a redirect', read: addressHere, most: header },
  { name: 'Range', read: given => readRange(given, 1000), most: header },
  { name: 'Range after bytes=', read: given => readRange(`bytes=${given}`, 1000), most: header },
  {
    name: 'If-None-Match',
    read: given => isNotModified({ headers: { 'if-none-match': given } }, 'W/"a"'),
    most: header,
  },
  { name: 'Accept-Encoding', read: encodingFor, most: header },
  { name: 'Accept-Encoding after br', read: given => encodingFor(`br;q=0${given}`), most: header },
  { name: 'X-Forwarded-For', read: given => addressBehind(proxied(given) as never, 2), most: header },
  { name: 'IP address', read: networkOf, most: header },
  {
    name: 'signature of a webhook',
    read: given => checkSignature('{}', { header: given, secret: 's', now: new Date(0) }),
    most: header,
  },
  { name: 'file name', read: cleanFileName, most: header },
  { name: 'SVG', read: isSvg, most: sniffLength },
  { name: 'JSON', read: given => JSON.parse(given), most: text },
  { name: 'JSON text', read: given => JSON.parse(`{"a":"${given}`), most: text },
  { name: 'rich text', read: given => plainText(richTextSchema.parse(paragraph(given))), most: text },
  { name: 'link', read: isSafeLink, most: text },
  { name: 'address of a page', read: given => slugSchema.safeParse(given), most: text },
  { name: 'address of an item', read: given => itemSlugSchema.safeParse(given), most: text },
  { name: 'address made of a title', read: given => slugOf(given), most: text },
  { name: 'address made of a product’s title', read: productSlugOf, most: text },
  {
    name: 'postal address',
    read: given => readAddress(typed(given), { countries: ['DE'], language: 'de' }),
    most: text,
  },
  { name: 'email at the checkout', read: isCheckoutEmail, most: text },
  {
    name: 'amount',
    read: given => [parseDecimals(given, 2), parseRoundedAmount(given, 'EUR')],
    most: text,
  },
  { name: 'place on a map', read: readPlace, most: text },
  { name: 'sound address', read: readAudioAddress, most: text },
  { name: 'video address', read: parseVideoAddress, most: text },
  { name: 'video embed', read: readVideoEmbed, most: text },
  { name: 'video embed, within a tag', read: given => readVideoEmbed(`<iframe ${given}>`), most: text },
  { name: 'colour', read: readColor, most: text },
  { name: 'Markdown', read: parseMarkdown, most: text },
  {
    name: 'Markdown, within a paragraph',
    read: given => parseMarkdown(`a ${given.replaceAll('\n', ' ')}`),
    most: text,
  },
  {
    name: 'Markdown, within a heading',
    read: given => parseMarkdown(`# ${given.replaceAll('\n', ' ')}`),
    most: text,
  },
  { name: 'Markdown, within a table', read: given => parseMarkdown(`|a|b|\n|-|-|\n|${given}`), most: text },
  { name: 'Markdown, within a list', read: given => parseMarkdown(`- a\n  ${given}`), most: text },
  { name: 'code in JavaScript', read: given => codeLines(given, 'js'), most: text },
  { name: 'code in HTML', read: given => codeLines(given, 'html'), most: text },
  { name: 'code in SQL', read: given => codeLines(given, 'sql'), most: text },
  { name: 'scripts of a code block', read: scriptSourcesOf, most: text },
  { name: 'XML to write', read: escapeXml, most: text },
  { name: 'imported HTML, cleaned', read: sanitiseHtml, most: imported },
  { name: 'imported HTML', read: given => convertEntry(given, context), most: imported },
  {
    name: 'imported block',
    read: given => convertEntry(`<!-- wp:paragraph -->${given}`, context),
    most: imported,
  },
  { name: 'imported table', read: given => convertEntry(`<table>${given}`, context), most: imported },
  { name: 'imported text with entities', read: text => cleanStrings(decodeEntities(text)), most: imported },
  { name: 'imported price', read: text => readPrice(text, '.'), most: imported },
  { name: 'imported number', read: given => [readNumber(given), readWeight(given, 'kg')], most: imported },
  { name: 'imported lists', read: given => [readList(given), readPaths(given)], most: imported },
  { name: 'imported PHP value', read: readPhpValue, most: imported },
  { name: 'imported date', read: readDate, most: imported },
  { name: 'import of anything', read: given => bytes(given, 'export.xml'), most: imported },
  { name: 'import of XML', read: given => bytes(wxr(given), 'export.xml'), most: imported },
  {
    name: 'import of a post',
    read: given => bytes(wxr(item({ 'content:encoded': given })), 'export.xml'),
    most: imported,
  },
  {
    name: 'import of a post, as data',
    read: given => bytes(wxr(item({ 'content:encoded': `<![CDATA[${given}]]>` })), 'export.xml'),
    most: imported,
  },
  { name: 'import of a table', read: given => bytes(`${csvHead}${given}`, 'products.csv'), most: imported },
  {
    name: 'import of a product',
    read: given => bytes(`${csvHead}1,simple,A,Vase,1,"${given.replaceAll('"', '""')}",10\n`, 'products.csv'),
    most: imported,
  },
  ...[...textsOfCalls()].map(([name, schema]) => ({
    name,
    read: (given: string) => schema.safeParse(given),
    most: imported,
    isPlain: true,
  })),
];

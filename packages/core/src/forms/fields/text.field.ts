import { z } from 'zod';
import { phrase } from '../../messages/phrase.ts';
import { textOf } from '../answer.ts';
import { defineField, found, refused } from '../field-kind.ts';

const placeholder = z.string().max(200).default('');
const most = 500;

/** A line of text. */
export const textField = defineField({
  properties: { placeholder },
  controls: own => [{ part: '', input: 'text', placeholder: own.placeholder, maxLength: most }],
  read: entered => readLine(textOf(entered)),
  inWords: value => value,
});

/** Several lines; `maxLength` limits its characters (rule FORM-5). */
export const textareaField = defineField({
  properties: { placeholder, maxLength: z.number().int().min(1).max(2000).nullable().default(null) },
  controls: own => [
    { part: '', input: 'textarea', placeholder: own.placeholder, maxLength: own.maxLength ?? 2000 },
  ],
  read: (entered, { maxLength }) => {
    // A browser sends line ends as two characters and counts them as one.
    const text = textOf(entered).replace(/\r\n?/g, '\n');
    return text.length > (maxLength ?? 2000) ? refused(phrase('forms.tooLong')) : found(text || null);
  },
  inWords: value => value,
});

const emailSchema = z.email().min(3).max(256);

/** The same words wherever a visitor enters an email address. */
export const invalidEmail = phrase('forms.email', { email: 'name@example.com' });

export const emailField = defineField({
  properties: { placeholder },
  controls: own => [
    { part: '', input: 'email', placeholder: own.placeholder, maxLength: 256, autoComplete: 'email' },
  ],
  read: entered => {
    const text = textOf(entered);
    if (text === '' || emailSchema.safeParse(text).success) return found(text || null);
    return refused(invalidEmail);
  },
  inWords: value => value,
});

/** A web address; without a scheme it gets `https://`. */
export const websiteField = defineField({
  properties: { placeholder },
  controls: own => [
    // Not of the type `url`, for which browsers refuse an address without a scheme.
    { part: '', input: 'text', placeholder: own.placeholder, maxLength: most, autoComplete: 'url' },
  ],
  read: entered => {
    const text = textOf(entered);
    if (text === '') return found(null);
    const address = webAddress(text);
    if (address !== null && text.length <= most) return found(address);
    return refused(phrase('forms.website', { first: 'https://example.com', second: 'example.com' }));
  },
  inWords: value => value,
});

/** A name on X: with or without `@`. */
export const twitterField = defineField({
  properties: {},
  controls: () => [{ part: '', input: 'text', maxLength: 16, symbol: '@' }],
  read: entered => {
    const name = textOf(entered).replace(/^@/, '');
    if (name === '') return found(null);
    return /^\w{1,15}$/.test(name) ? found(`@${name}`) : refused(phrase('forms.twitter'));
  },
  inWords: value => value,
});

/** Sent with the form and not shown in it; its value is the owner’s. */
export const hiddenField = defineField({
  properties: { value: z.string().trim().max(most).default('') },
  controls: () => [],
  read: (_, { value }) => found(value || null),
  inWords: value => value,
});

/** A heading between fields; it has no answer. */
export const sectionField = defineField({
  properties: { hasUnderline: z.boolean().default(true) },
  controls: () => [],
  read: () => found<string>(null),
  inWords: value => value,
});

function readLine(text: string) {
  return text.length > most ? refused(phrase('forms.tooLong')) : found(text || null);
}

function webAddress(text: string): string | null {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+/.test(text) ? text : `https://${text}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return null;
  const { protocol, hostname, username, href } = new URL(whole);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && /[^.]\.[^.]/.test(hostname) ? href : null;
}

import { dayText } from '../../messages/day-text.ts';
import { phrase } from '../../messages/phrase.ts';
import { partsOf } from '../answer.ts';
import { type Control, defineField, type FormWords, found, refused } from '../field-kind.ts';

const dateParts = ['month', 'day', 'year'] as const;

/** A day of the calendar, entered in the order of the language. */
export const dateField = defineField({
  properties: {},
  controls: (_, { language, words }): Control[] => {
    const order = new Intl.DateTimeFormat(language, { dateStyle: 'short' })
      .formatToParts(0)
      .map(({ type }) => type);
    return dateParts
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map(part => ({ part, label: words[part], input: 'number', maxLength: part === 'year' ? 4 : 2 }));
  },
  read: entered => {
    const parts = partsOf(entered);
    const texts = dateParts.map(part => (parts[part] ?? '').trim());
    if (texts.every(text => text === '')) return found(null);
    const [month, day, year] = texts.map(text => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
    const iso = isoDay(year, month, day);
    if (iso === null) return refused(phrase('forms.date'));
    return found({ month: iso.slice(5, 7), day: iso.slice(8), year: iso.slice(0, 4) });
  },
  inWords: ({ month, day, year }, { language }) => dayText(`${year}-${month}-${day}T00:00:00Z`, language),
});

/** The day as `2030-12-24`; null if the calendar does not have it. */
function isoDay(year = Number.NaN, month = Number.NaN, day = Number.NaN): string | null {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  const isSame = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isSame && year >= 1000 ? at.toISOString().slice(0, 10) : null;
}

const halves = ['AM', 'PM'];

/** A time of day, with 12 or 24 hours as the language has them. */
export const timeField = defineField({
  properties: {},
  controls: (_, words): Control[] => [
    { part: 'hour', label: words.words.hour, input: 'number', maxLength: 2 },
    { part: 'minute', label: words.words.minute, input: 'number', maxLength: 2 },
    { part: 'second', label: words.words.second, input: 'number', maxLength: 2, isOptional: true },
    ...(hasHalves(words)
      ? [
          {
            part: 'ampm',
            label: words.words.ampm,
            input: 'select',
            choices: halves.map(value => ({ value, label: value })),
          } as const,
        ]
      : []),
  ],
  read: (entered, _, words) => {
    const parts = partsOf(entered);
    const number = (part: string) => {
      const text = (parts[part] ?? '').trim();
      return /^\d{1,2}$/.test(text) ? Number(text) : text === '' ? null : Number.NaN;
    };
    const [hour, minute, second] = [number('hour'), number('minute'), number('second')];
    if (hour === null && minute === null && second === null) return found(null);
    const ampm = hasHalves(words) ? (parts.ampm ?? '').toUpperCase() : '';
    const isHour = hasHalves(words)
      ? hour !== null && hour >= 1 && hour <= 12 && halves.includes(ampm)
      : hour !== null && hour <= 23;
    if (!isHour || minute === null || !(minute <= 59) || !((second ?? 0) <= 59))
      return refused(phrase('forms.time'));
    const two = (value: number | null) => (value === null ? '' : String(value).padStart(2, '0'));
    return found({ hour: two(hour), minute: two(minute), second: two(second), ampm });
  },
  inWords: ({ hour = '', minute = '', second = '', ampm = '' }, { language }) => {
    const base = Number(hour) % (ampm === '' ? 24 : 12);
    const at = new Date(
      Date.UTC(2000, 0, 1, ampm === 'PM' ? base + 12 : base, Number(minute), Number(second)),
    );
    const timeStyle = second === '' ? 'short' : 'medium';
    return new Intl.DateTimeFormat(language, { timeStyle, timeZone: 'UTC' }).format(at);
  },
});

function hasHalves({ language }: FormWords): boolean {
  return new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

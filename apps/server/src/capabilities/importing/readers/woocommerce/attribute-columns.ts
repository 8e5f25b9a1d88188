import { plainHeader } from './column-names.ts';

export type AttributeRole = 'name' | 'values' | 'visible' | 'global' | 'default';

const attribute = /attribut|atribut|atrybut|eigenschap|egenskab|egenskap|ominaisuus|ominaisuude/;

/** Words of the role, by their beginnings, in the languages of `column-names.ts`; the first that fits counts. */
const roles: readonly (readonly [AttributeRole, RegExp])[] = [
  ['default', /default|standard|defaut|defecto|predetermin|predefin|padrao|omissao|domysln|forhand|oletus/],
  ['global', /global|globaal|globaln|yleinen/],
  ['visible', /visib|sichtbar|zichtba|widoczn|synlig|nakyv/],
  ['values', /valu|wert|valeur|valor|valore|waarde|wartosc|varde|vaerdi|verdi|arvo/],
  ['name', /name|nom|nombre|nome|naam|nazwa|namn|navn|nimi/],
];

/** The number and the role of a column such as `Attribute 2 value(s)` in any of the languages; null when it is none. */
export function attributeColumn(
  header: string,
): { readonly number: number; readonly role: AttributeRole } | null {
  const plain = plainHeader(header);
  if (plain.startsWith('meta') || !attribute.test(plain)) return null;
  const number = Number(/(?:^|\s)(\d{1,3})(?:\s|$)/.exec(plain)?.[1] ?? Number.NaN);
  if (!Number.isInteger(number)) return null;
  const words = plain.replace(attribute, ' ');
  const role = roles.find(([, pattern]) => pattern.test(words))?.[0];
  return role ? { number, role } : null;
}

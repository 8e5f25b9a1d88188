import { plainHeader } from './column-names.ts';

export type AttributeRole = 'name' | 'values' | 'visible' | 'global' | 'default';

const attribute =
  /attribut|atribut|atrybut|eigenschap|egenskab|egenskap|ominaisuus|ominaisuude|атт?рибут|nitelik|属性|שיוך|vlastnost|سمة/;

/** Words for the role, by their beginnings, in the languages of the other columns; the first match counts. */
const roles: readonly (readonly [AttributeRole, RegExp])[] = [
  [
    'default',
    /default|standard|defaut|defecto|predetermin|predefin|padrao|omissao|domysln|forhand|oletus|замовчуван|vychoz|افتراض/,
  ],
  ['global', /global|globaal|globaln|yleinen|глобал|genel|全局|גלובלי|عالمي/],
  ['visible', /visib|sichtbar|zichtba|widoczn|synlig|nakyv|видим|gorunur|可见|מוצגים|viditeln|عرض/],
  [
    'values',
    /valu|wert|valeur|valor|valore|waarde|wartosc|varde|vaerdi|verdi|arvo|значен|deger|值|ערכים|hodnot|قيم/,
  ],
  ['name', /name|nom|nombre|nome|naam|nazwa|namn|navn|nimi|имя|назва|ismi|名称|שמות|nazev|اسم/],
];

/**
 * The number and the role of a column such as `Attribute 2 value(s)` in any of the languages; null for any other
 * column.
 */
export function attributeColumn(
  header: string,
): { readonly number: number; readonly role: AttributeRole } | null {
  const plain = plainHeader(header);
  if (plain.startsWith('meta') || !attribute.test(plain)) return null;
  const number = Number(/(?<![a-z\d])(\d{1,3})(?![a-z\d])/.exec(plain)?.[1] ?? Number.NaN);
  if (!Number.isInteger(number)) return null;
  const words = plain.replace(attribute, ' ');
  const role = roles.find(([, pattern]) => pattern.test(words))?.[0];
  return role ? { number, role } : null;
}

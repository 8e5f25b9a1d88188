import { type SiteLanguage, siteLanguageOf } from './site-languages.ts';

type PlacesOf<Message extends string> = Message extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;
type Holding<Place extends string> = (
  Place extends string
    ? (text: `${string}{${Place}}${string}`) => void
    : never
) extends (text: infer Text) => void
  ? Text
  : string;

/**
 * A catalogue in another language than English: the same messages, none missing and none more, each with the
 * places of the English one, but for those that another grammar has no use for (rule MESSAGES-3).
 */
export type Translation<English, Dispensable extends string = never> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? [Exclude<PlacesOf<English[Name]>, Dispensable>] extends [never]
      ? string
      : Holding<Exclude<PlacesOf<English[Name]>, Dispensable>>
    : Translation<English[Name], Dispensable>;
};

/** The catalogue of a language tag such as `de-AT`; English where there is none (rule MESSAGES-4). */
export function catalogueFor<Catalogue>(
  catalogues: Readonly<Record<SiteLanguage, Catalogue>>,
  language: string,
): Catalogue {
  return catalogues[siteLanguageOf(language) ?? 'en'];
}

/** A message with each `{name}` replaced by its value, as it is; a name without a value stays. */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * The placeholders of an ICU message: `{name}`, and `{n, plural, …}` and `{kind, select, …}` with
 * the placeholders inside their parts. The text between the braces of a part is distinguished from
 * a placeholder by the preceding closing brace.
 */
export type PlacesOf<Message extends string> = Message extends `${infer Before}{${infer Rest}`
  ? IsPart<Before> extends true
    ? PlacesOf<Rest>
    : Rest extends `${infer Inside}}${infer After}`
      ? Inside extends `${infer Name}, ${string}`
        ? Name | PlacesOf<Rest>
        : Inside | PlacesOf<After>
      : never
  : never;

type IsPart<Before extends string> = Before extends `${string}}}${string}`
  ? false
  : Before extends `${string}}${string}` | `${string}, ${'plural' | 'select'}, ${string}`
    ? true
    : false;

export type MessageValue = string | number;

/** A message ready for use: text, or a function of the values of its placeholders. */
export type Said<Message extends string> = [PlacesOf<Message>] extends [never]
  ? string
  : (values: Readonly<Record<PlacesOf<Message>, MessageValue>>) => string;

/** A catalogue ready for use, typed by its English (rule MESSAGES-2). */
export type Spoken<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? Said<English[Name]>
    : Spoken<English[Name]>;
};

type Holding<Place extends string> = (
  Place extends string
    ? (text: `${string}{${Place}${'}' | ','}${string}`) => void
    : never
) extends (text: infer Text) => void
  ? Text
  : string;

/**
 * A catalogue in a language other than English: the same messages, each with the placeholders of
 * the English one, except those that another grammar does not need (rule MESSAGES-3).
 */
export type Translation<English, Dispensable extends string = never> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? [Exclude<PlacesOf<English[Name]>, Dispensable>] extends [never]
      ? string
      : Holding<Exclude<PlacesOf<English[Name]>, Dispensable>>
    : Translation<English[Name], Dispensable>;
};

/** The arguments of a message. */
export type ValuesFor<Message> = Message extends string
  ? [values?: Readonly<Record<string, MessageValue>>]
  : Message extends (values: infer Values) => string
    ? [values: Values]
    : never;

/** The names of messages without values. */
export type PlainName<Messages> = {
  [Name in keyof Messages]: Messages[Name] extends string ? Name : never;
}[keyof Messages];

/**
 * The places of an ICU message: `{name}`, and `{n, plural, …}` and `{kind, select, …}` with the places inside
 * their parts. What stands between the braces of a part is told from a place by what is closed before it.
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

/** A message as it is said: text, or what makes text of the values of its places. */
export type Said<Message extends string> = [PlacesOf<Message>] extends [never]
  ? string
  : (values: Readonly<Record<PlacesOf<Message>, MessageValue>>) => string;

/** A catalogue as it is said, typed by its English (rule MESSAGES-2). */
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

/** The arguments of a message. */
export type ValuesFor<Message> = Message extends string
  ? [values?: Readonly<Record<string, MessageValue>>]
  : Message extends (values: infer Values) => string
    ? [values: Values]
    : never;

/** The names of messages that are said as they are, without values. */
export type PlainName<Messages> = {
  [Name in keyof Messages]: Messages[Name] extends string ? Name : never;
}[keyof Messages];

import 'zod';

/** The controls the studio's generated panel knows (rule BLOCK-7). */
export const controlNames = [
  'text',
  'textarea',
  'link',
  'image',
  'video',
  'audio',
  'captions',
  'file',
  'product',
  'collection',
  'slider',
  'number',
  'choice',
  'switch',
  'color',
  'palette-color',
  'shape',
  'rich-text',
  'text-on-page',
  'slides',
  'code',
  'date-time',
  'theme',
] as const;

export type ControlName = (typeof controlNames)[number];

/**
 * A setting’s hints for the generated panel in its `.meta()`. Without `control`, an enum is a `choice`, a
 * boolean a `switch`, a number a `number` and a string a `text`.
 */
export interface ControlHint {
  label?: string | undefined;
  control?: ControlName | undefined;
  /** One sentence below the control. */
  help?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Shown after the number: px, %. */
  unit?: string | undefined;
  multiline?: boolean | undefined;
  /** The label of each value of a choice; a value without one is shown as it is. */
  choices?: Readonly<Record<string, string>> | undefined;
}

declare module 'zod' {
  interface GlobalMeta extends ControlHint {}
}

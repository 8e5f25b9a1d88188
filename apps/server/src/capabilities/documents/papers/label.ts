import type { LabelFormat } from '@vitrine/core/labels/label-settings.ts';
import type { FontFiles } from './text-setter.ts';

/** A label in words, ready to be drawn. */
export interface PaperLabel {
  /** Above everything, for a test. */
  readonly mark: string;
  readonly sender: { readonly label: string; readonly lines: readonly string[] };
  readonly recipient: { readonly label: string; readonly lines: readonly string[] };
  /** Its order, its parcel and its weight. */
  readonly facts: readonly string[];
}

export interface LabelTask {
  readonly labels: readonly PaperLabel[];
  readonly format: LabelFormat;
  readonly language: string;
  readonly title: string;
  readonly at: Date;
  readonly fonts: FontFiles;
}

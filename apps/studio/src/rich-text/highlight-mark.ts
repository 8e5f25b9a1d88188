import { Mark } from '@tiptap/core';
import { highlightSchema } from '@vitrine/core/text-highlight/text-highlight.ts';
import { highlightMarkup } from '@vitrine/widgets/text-highlight/highlight-markup.ts';

/** A highlight in the text editor: the same element as on the page, with all its settings for the clipboard. */
export const Highlight = Mark.create({
  name: 'highlight',
  exitable: true,
  addAttributes: () =>
    Object.fromEntries(
      Object.keys(highlightSchema.shape).map(name => [name, { default: null, rendered: false }]),
    ),
  parseHTML: () => [{ tag: '[data-settings]', getAttrs: element => settingsOf(element) ?? false }],
  renderHTML: ({ mark }) => {
    const read = highlightSchema.safeParse(mark.attrs);
    if (!read.success) return ['span', 0];
    const { tag, className, variables, data } = highlightMarkup(read.data);
    const style = Object.entries(variables).map(([name, value]) => `--${name}: ${value}`);
    const settings = JSON.stringify(read.data);
    return [tag, { class: className, style: style.join('; '), ...data, 'data-settings': settings }, 0];
  },
});

/** Content copied here, or imitated elsewhere. */
function settingsOf(element: HTMLElement) {
  try {
    const read = highlightSchema.safeParse(JSON.parse(element.dataset.settings ?? ''));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

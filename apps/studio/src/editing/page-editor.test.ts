import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type PageDocument, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { expect, it } from 'vitest';
import { EditSession } from './edit-session.ts';
import { PageEditor } from './page-editor.ts';

const place = { x: 0, y: 0, w: 4, h: 2 };
const pageWith = (text: string): PageDocument => ({
  sections: [
    {
      id: newId(),
      settings: sectionSettingsSchema.parse({}),
      blocks: [{ id: newId(), ...button.content({ text }), places: { desktop: place, phone: place } }],
    },
  ],
});

function open() {
  const timers: (() => void)[] = [];
  const replacements: (() => void)[] = [];
  const session = (text: string) => {
    let document = pageWith(text);
    let version = 1;
    replacements.push(() => {
      document = pageWith(`${text} restored`);
      version += 1;
    });
    return new EditSession(
      { document, version },
      {
        load: async () => succeed({ document, version }),
        send: async () => {
          version += 1;
          return succeed({ version, changes: [] });
        },
        later: (_, act) => {
          timers.push(act);
          return () => {};
        },
      },
    );
  };
  let now = 0;
  const editor = new PageEditor(
    { header: session('Header'), page: session('Page'), footer: session('Footer') },
    () => {
      now += 5000;
      return now;
    },
  );
  editor.subscribe(() => {});
  const idOf = (part: 'header' | 'page' | 'footer') =>
    editor.getState().documents[part].sections[0]?.blocks[0]?.id ?? '';
  const write = (part: 'header' | 'page' | 'footer', text: string) =>
    editor.change({
      part,
      label: `Write ${text}`,
      operations: [{ kind: 'changeBlock', blockId: idOf(part), set: { text }, unset: [] }],
    });
  const texts = () =>
    (['header', 'page', 'footer'] as const).map(
      part => editor.getState().documents[part].sections[0]?.blocks[0]?.settings.text,
    );
  const settle = async () => {
    for (const act of timers.splice(0)) act();
    for (let round = 0; round < 10; round += 1) await Promise.resolve();
  };
  const replaceAll = () => {
    for (const replace of replacements) replace();
  };
  return { editor, write, texts, settle, replaceAll };
}

it('EDIT-10: when the website was replaced, its current state is shown, and undo forgets earlier steps', async () => {
  const { editor, write, texts, settle, replaceAll } = open();
  write('page', 'A');
  await settle();
  write('page', 'B');
  await settle();
  editor.undo();
  await settle();
  replaceAll();
  await editor.reopen();
  expect(texts()).toEqual(['Header restored', 'Page restored', 'Footer restored']);
  expect(editor.getState()).toMatchObject({ undoLabel: null, redoLabel: null, save: 'saved' });
});

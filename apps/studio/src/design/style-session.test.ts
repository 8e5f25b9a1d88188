import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { pagesErrors } from '@vitrine/core/pages/pages.errors.ts';
import { defaultSiteStyles, type SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { expect, it } from 'vitest';
import { type LoadedStyles, StyleSession } from './style-session.ts';

const withAccent = (accent: string): SiteStyles => ({
  ...defaultSiteStyles,
  palette: { ...defaultSiteStyles.palette, accent },
});

/** The server: one row with a version. */
function open() {
  const server: LoadedStyles & { isUp: boolean } = { styles: defaultSiteStyles, version: 1, isUp: true };
  const timers: (() => void)[] = [];
  let now = 0;
  const session = new StyleSession(server, {
    send: async ({ baseVersion, styles }): Promise<Result<LoadedStyles>> => {
      if (!server.isUp)
        return { ok: false, error: { code: 'client.unreachable', status: 0, english: 'Off.', values: {} } };
      if (baseVersion !== server.version) {
        const { version, styles: theirs } = server;
        return fail(pagesErrors.stylesConflict, { who: 'Bob' }, { details: { version, styles: theirs } });
      }
      Object.assign(server, { styles, version: server.version + 1 });
      return succeed({ styles, version: server.version });
    },
    later: (_, act) => {
      timers.push(act);
      return () => void timers.splice(timers.indexOf(act), 1);
    },
    now: () => now,
  });
  const run = async () => {
    timers.shift()?.();
    for (let round = 0; round < 5; round += 1) await Promise.resolve();
  };
  return { server, session, run, pass: (milliseconds: number) => (now += milliseconds) };
}

it('EDIT-9: styles are shown immediately, saved together, and undone step by step', async () => {
  const { server, session, run, pass } = open();
  session.change(withAccent('#111111'), 'accent');
  pass(200);
  session.change(withAccent('#222222'), 'accent');
  pass(5000);
  session.change(withAccent('#333333'), 'accent');
  expect(session.getState()).toMatchObject({ save: 'saving', styles: withAccent('#333333') });
  await run();
  expect([session.getState().save, server.styles]).toEqual(['saved', withAccent('#333333')]);
  session.undo();
  expect(session.getState().styles).toEqual(withAccent('#222222'));
  session.undo();
  expect(session.getState()).toMatchObject({ styles: defaultSiteStyles, canUndo: false, canRedo: true });
  session.redo();
  await run();
  expect(server.styles).toEqual(withAccent('#222222'));
});

it('EDIT-9: each choice and each other typed value is a separate step, however quickly they follow each other', () => {
  const { session } = open();
  session.change(withAccent('#111111'), 'accent');
  session.change(withAccent('#222222'));
  session.change(withAccent('#333333'));
  session.change(withAccent('#444444'), 'accent');
  session.change(withAccent('#555555'), 'one color');
  for (const accent of ['#444444', '#333333', '#222222', '#111111', defaultSiteStyles.palette.accent]) {
    session.undo();
    expect(session.getState().styles).toEqual(withAccent(accent));
  }
  expect(session.getState().canUndo).toBe(false);
});

it('EDIT-9: when another person has changed the styles in the meantime, nothing is written until a person decides', async () => {
  const { server, session, run } = open();
  Object.assign(server, { styles: withAccent('#bbbbbb'), version: 2 });
  session.change(withAccent('#aaaaaa'));
  await run();
  expect(session.getState()).toMatchObject({ save: 'conflict', refusal: { code: 'pages.stylesConflict' } });
  expect(server.styles).toEqual(withAccent('#bbbbbb'));
  session.keepMine();
  await run();
  expect([session.getState().save, server.styles]).toEqual(['saved', withAccent('#aaaaaa')]);
});

it('EDIT-9: “Use theirs” shows the styles of the other person', async () => {
  const { server, session, run } = open();
  Object.assign(server, { styles: withAccent('#bbbbbb'), version: 2 });
  session.change(withAccent('#aaaaaa'));
  await run();
  session.takeTheirs();
  expect(session.getState()).toMatchObject({ save: 'saved', styles: withAccent('#bbbbbb'), refusal: null });
});

it('EDIT-9: without a connection, saving is retried', async () => {
  const { server, session, run } = open();
  server.isUp = false;
  session.change(withAccent('#aaaaaa'));
  await run();
  expect(session.getState().save).toBe('retrying');
  server.isUp = true;
  await run();
  expect([session.getState().save, server.styles]).toEqual(['saved', withAccent('#aaaaaa')]);
});

it('EDIT-10: newer styles from the server replace these without an undo step, but not while changes are unsaved', async () => {
  const { session, run, pass } = open();
  session.change(withAccent('#111111'));
  session.reopen({ styles: withAccent('#999999'), version: 7 });
  expect(session.getState().styles).toEqual(withAccent('#111111'));
  await run();
  pass(5000);
  session.reopen({ styles: withAccent('#888888'), version: 2 });
  expect(session.getState().styles).toEqual(withAccent('#111111'));
  session.reopen({ styles: withAccent('#999999'), version: 7 });
  expect(session.getState()).toMatchObject({ styles: withAccent('#999999'), canUndo: false, save: 'saved' });
});

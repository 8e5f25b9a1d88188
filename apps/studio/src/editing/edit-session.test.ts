import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { applyOperations } from '@vitrine/core/page/operations.ts';
import { pageErrors } from '@vitrine/core/page/page.errors.ts';
import {
  type Block,
  type PageDocument,
  type Section,
  sectionSettingsSchema,
} from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { replayOperations } from '@vitrine/core/page/replay-operations.ts';
import { expect, it } from 'vitest';
import { EditSession } from './edit-session.ts';
import type { AcceptedOperations, LoadedDocument, SentOperations } from './session-state.ts';

const place = { x: 0, y: 0, w: 4, h: 2 };
const block = (text: string): Block => ({
  id: newId(),
  ...button.content({ text }),
  places: { desktop: place, phone: place },
});
const section = (...blocks: Block[]): Section => ({
  id: newId(),
  settings: sectionSettingsSchema.parse({}),
  blocks,
});
const setText = (blockId: string, text: string): PageOperation => ({
  kind: 'changeBlock',
  blockId,
  set: { text },
  unset: [],
});
const textOf = (document: PageDocument) =>
  document.sections.flatMap(one => one.blocks.map(({ settings }) => settings.text));

/** The server's side of the protocol, using the same replay code, with a connection that can be cut. */
class Page {
  version = 0;
  document: PageDocument;
  readonly changes: {
    version: number;
    by: string;
    client: string;
    touched: string[];
    operations: PageOperation[];
  }[] = [];
  readonly received: PageOperation[][] = [];
  wire: 'up' | 'down' | 'answer lost' = 'up';

  constructor(document: PageDocument) {
    this.document = document;
  }

  read(): LoadedDocument {
    return { document: this.document, version: this.version };
  }

  take(client: string, { baseVersion, operations }: SentOperations): Result<AcceptedOperations> {
    const others = this.changes.filter(change => change.version > baseVersion && change.client !== client);
    const replayed = replayOperations(this.document, operations, others);
    if (!replayed.ok) return replayed;
    this.version += 1;
    this.document = replayed.value.document;
    const touched = [...replayed.value.touched];
    this.changes.push({ version: this.version, by: client, client, touched, operations: [...operations] });
    return succeed({ version: this.version, changes: others });
  }
}

const offline = {
  ok: false,
  error: { code: 'client.unreachable', status: 0, english: 'Unable to connect.', values: {} },
} as const;

function open(page: Page, client = 'Ada') {
  const timers: { milliseconds: number; act: () => void }[] = [];
  const session = new EditSession(page.read(), {
    load: async () => (page.wire === 'up' ? succeed(page.read()) : offline),
    send: async sent => {
      if (page.wire === 'down') return offline;
      page.received.push([...sent.operations]);
      const taken = page.take(client, sent);
      return page.wire === 'up' ? taken : offline;
    },
    later: (milliseconds, act) => {
      const timer = { milliseconds, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) await Promise.resolve();
  };
  const runTimer = async () => {
    const timer = timers.shift();
    timer?.act();
    await settle();
    return timer?.milliseconds ?? null;
  };
  return { session, timers, runTimer };
}

it('EDIT-1: a change is shown immediately, returns its undo, and is sent after a moment', async () => {
  const button = block('Old');
  const page = new Page({ sections: [section(button)] });
  const { session, runTimer } = open(page);
  const changed = session.change([setText(button.id, 'New')]);
  expect(changed).toEqual(succeed([setText(button.id, 'Old')]));
  expect(textOf(session.getState().document)).toEqual(['New']);
  expect([session.getState().save, textOf(page.document)]).toEqual(['saving', ['Old']]);
  expect(await runTimer()).toBe(400);
  expect([session.getState().save, textOf(page.document)]).toEqual(['saved', ['New']]);
});

it('EDIT-1: a change that cannot be applied changes nothing and is not sent', () => {
  const page = new Page({ sections: [section(block('Old'))] });
  const { session, timers } = open(page);
  const before = session.getState();
  expect(session.change([{ kind: 'removeBlock', blockId: newId() }])).toEqual(fail(pageErrors.blockNotFound));
  expect([session.getState(), timers.length]).toEqual([before, 0]);
});

it('EDIT-2: quick successive changes are sent as one operation in one message', async () => {
  const button = block('Old');
  const page = new Page({ sections: [section(button)] });
  const { session, timers, runTimer } = open(page);
  for (const text of ['N', 'Ne', 'New']) session.change([setText(button.id, text)]);
  expect(timers.length).toBe(1);
  await runTimer();
  expect(page.received).toEqual([[setText(button.id, 'New')]]);
});

it('EDIT-3: changes by other people are returned and placed below the local ones', async () => {
  const [mine, theirs] = [block('Mine'), block('Theirs')];
  const page = new Page({ sections: [section(mine, theirs)] });
  const { session, runTimer } = open(page);
  page.take('Bob', { baseVersion: 0, operations: [setText(theirs.id, 'Bob was here')] });
  session.change([setText(mine.id, 'Ada was here')]);
  await runTimer();
  expect(textOf(session.getState().document)).toEqual(['Ada was here', 'Bob was here']);
  expect(session.getState()).toMatchObject({ save: 'saved', version: 2, document: page.document });
});

it('EDIT-4: a conflict names the change and the person, keeps the local changes on screen, and sends nothing more', async () => {
  const button = block('Old');
  const page = new Page({ sections: [section(button)] });
  const { session, timers, runTimer } = open(page);
  page.take('Bob', { baseVersion: 0, operations: [setText(button.id, 'Bob')] });
  session.change([setText(button.id, 'Ada')]);
  await runTimer();
  const { save, refusal, document } = session.getState();
  expect([save, refusal?.code, textOf(document)]).toEqual(['conflict', 'page.conflict', ['Ada']]);
  expect(refusal && englishOf(refusal)).toContain('Bob has changed “text” of this block in the meantime.');
  session.change([setText(button.id, 'Ada again')]);
  expect([timers.length, textOf(page.document)]).toEqual([0, ['Bob']]);
});

it('EDIT-4: “Use theirs” drops the conflicting changes and keeps the rest', async () => {
  const [shared, own] = [block('Shared'), block('Own')];
  const page = new Page({ sections: [section(shared, own)] });
  const { session, runTimer } = open(page);
  page.take('Bob', { baseVersion: 0, operations: [setText(shared.id, 'Bob')] });
  session.change([setText(shared.id, 'Ada'), setText(own.id, 'Ada alone')]);
  await runTimer();
  expect(await session.takeTheirs()).toBe(true);
  await runTimer();
  expect(textOf(page.document)).toEqual(['Bob', 'Ada alone']);
  expect(session.getState()).toMatchObject({ save: 'saved', document: page.document });
});

it('EDIT-4: “Keep mine” applies the changes again to the latest state', async () => {
  const button = block('Old');
  const page = new Page({ sections: [section(button)] });
  const { session, runTimer } = open(page);
  page.take('Bob', { baseVersion: 0, operations: [setText(button.id, 'Bob')] });
  session.change([setText(button.id, 'Ada')]);
  await runTimer();
  expect(await session.keepMine()).toBe(true);
  await runTimer();
  expect([textOf(page.document), session.getState().save]).toEqual([['Ada'], 'saved']);
});

it('EDIT-5: without a connection, sending is retried at growing intervals, and nothing is lost', async () => {
  const button = block('Old');
  const page = new Page({ sections: [section(button)] });
  const { session, runTimer } = open(page);
  page.wire = 'down';
  session.change([setText(button.id, 'First')]);
  await runTimer();
  expect(session.getState()).toMatchObject({ save: 'retrying', refusal: { english: 'Unable to connect.' } });
  session.change([setText(button.id, 'Second')]);
  expect([await runTimer(), await runTimer(), await runTimer()]).toEqual([1000, 2000, 4000]);
  page.wire = 'up';
  expect(await runTimer()).toBe(8000);
  expect(await runTimer()).toBe(400);
  expect([textOf(page.document), session.getState().save]).toEqual([['Second'], 'saved']);
});

it('EDIT-6: when only the response was lost, the change that arrived is not applied twice', async () => {
  const home = section();
  const page = new Page({ sections: [home] });
  const { session, runTimer } = open(page);
  page.wire = 'answer lost';
  session.change([{ kind: 'addBlock', sectionId: home.id, index: 0, block: block('Once') }]);
  await runTimer();
  expect([session.getState().save, textOf(page.document)]).toEqual(['retrying', ['Once']]);
  page.wire = 'up';
  await runTimer();
  expect([textOf(page.document), session.getState().save]).toEqual([['Once'], 'saved']);
  expect(session.getState().document).toEqual(page.document);
});

it('EDIT-6: a change refused for another reason waits for a person, who may discard it', async () => {
  const button = block('Old');
  const page = new Page({ sections: [section(button)] });
  const refusal = { code: 'pages.scriptRole', status: 403, english: 'Only an admin may.', values: {} };
  const session = new EditSession(page.read(), {
    load: async () => succeed(page.read()),
    send: async () => ({ ok: false, error: refusal }),
    later: (_, act) => {
      queueMicrotask(act);
      return () => {};
    },
  });
  session.change([setText(button.id, 'New')]);
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
  expect(session.getState()).toMatchObject({ save: 'refused', refusal });
  await session.takeTheirs();
  expect(session.getState()).toMatchObject({ save: 'saved', refusal: null, document: page.document });
});

it('EDIT-3: two people who change different things end up with the same page', async () => {
  const [one, other] = [block('1'), block('2')];
  const page = new Page({ sections: [section(one, other)] });
  const ada = open(page, 'Ada');
  const bob = open(page, 'Bob');
  ada.session.change([setText(one.id, 'Ada')]);
  bob.session.change([setText(other.id, 'Bob')]);
  await ada.runTimer();
  await bob.runTimer();
  await ada.session.refresh();
  expect(ada.session.getState().document).toEqual(page.document);
  expect(bob.session.getState().document).toEqual(page.document);
  expect(applyOperations(page.document, [])).toEqual(succeed({ document: page.document, inverse: [] }));
});

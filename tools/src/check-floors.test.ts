import { describe, expect, it } from 'vitest';
import { checkFloors } from './check-floors.ts';

const messagesFor = (path: string, text: string) =>
  checkFloors([{ path, text }]).map(finding => finding.message);

describe('the floors', () => {
  it('FLOOR-1: an import that goes up is refused, one that goes down is not', () => {
    expect(
      messagesFor('packages/core/src/a.ts', `import { View } from '@vitrine/blocks/html/html.view.tsx';`),
    ).toEqual(['imports @vitrine/blocks/html/html.view.tsx: core may import nothing (FLOOR-1)']);
    expect(
      messagesFor('packages/blocks/src/a.ts', `import { newId } from '@vitrine/core/id/id.ts';`),
    ).toEqual([]);
    expect(messagesFor('apps/server/src/a.ts', `import { x } from '../../studio/src/main.tsx';`)).toEqual([
      'imports ../../studio/src/main.tsx: server may import core, render, starters (FLOOR-1)',
    ]);
    expect(messagesFor('apps/server/src/a.ts', `import { x } from '../../../bench/src/median.ts';`)).toEqual([
      'imports ../../../bench/src/median.ts: server may import core, render, starters (FLOOR-1)',
    ]);
  });

  it('FLOOR-1: core uses zod and the message parser, and no other packages', () => {
    expect(
      messagesFor('packages/core/src/a.ts', `import { z } from 'zod';\nimport fs from 'node:fs';`),
    ).toEqual(['imports node:fs: core may use zod, intl-messageformat alone (FLOOR-1)']);
  });

  it('FLOOR-1: in blocks only a panel may import a control', () => {
    const text = `import { Slider } from '@vitrine/controls/slider.tsx';`;
    expect(messagesFor('packages/blocks/src/a/a.panel.tsx', text)).toEqual([]);
    expect(messagesFor('packages/blocks/src/a/a.ts', text)).toEqual([
      'imports a control: only a .panel.tsx may (FLOOR-1)',
    ]);
  });

  it('FLOOR-2: the ending of a file limits its imports', () => {
    expect(
      messagesFor('packages/blocks/src/a/a.block.ts', `import { View } from './a.view.tsx';`),
    ).toHaveLength(1);
    expect(
      messagesFor('packages/blocks/src/a/a.enhance.ts', `import { useState } from 'react';`),
    ).toHaveLength(1);
    expect(
      messagesFor('packages/blocks/src/a/a.view.tsx', `import { enhance } from './a.enhance.ts';`),
    ).toHaveLength(1);
    expect(messagesFor('packages/blocks/src/a/a.block.ts', `import { z } from 'zod';`)).toEqual([]);
  });

  it('FLOOR-3: a capability is entered through its index', () => {
    const path = 'apps/server/src/capabilities/orders/place-order.ts';
    expect(messagesFor(path, `import { holdStock } from '../inventory/index.ts';`)).toEqual([]);
    expect(messagesFor(path, `import { holdStock } from '../inventory/hold-stock.ts';`)).toEqual([
      'imports ../inventory/hold-stock.ts: enter inventory through its index.ts (FLOOR-3)',
    ]);
  });

  it('FLOOR-4 and FLOOR-5: names are meaningful, files stay below 300 lines', () => {
    expect(messagesFor('packages/core/src/utils/a.ts', '')).toEqual([
      'has a name that says nothing (FLOOR-4)',
    ]);
    expect(messagesFor('packages/core/src/database/a.ts', '')).toEqual([]);
    expect(messagesFor('packages/core/src/a.ts', 'x\n'.repeat(301))).toEqual([
      'has 301 lines; split it below 300 (FLOOR-5)',
    ]);
  });
});

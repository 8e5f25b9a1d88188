import { definitionOf, readSettings } from '@vitrine/blocks/block-definitions.ts';
import { blockPanels } from '@vitrine/blocks/block-panels.ts';
import { IconButton } from '@vitrine/controls/button/button.tsx';
import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { NumberEntry } from '@vitrine/controls/field/number-entry.tsx';
import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { type PanelWork, PanelWorkProvider } from '@vitrine/controls/pickers/panel-work.tsx';
import { LoadingShape } from '@vitrine/controls/states/states.tsx';
import { gridColumns, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { t } from '../messages/translate.ts';
import { nameOfBlock } from './canvas-actions.ts';
import { useCanvas } from './canvas-context.ts';
import { ContrastNotice } from './contrast-notice.tsx';
import { EntryPart } from './entry-part.tsx';
import styles from './inspector.module.css';

/** The panel for the selection; it floats on the side away from the selected block. */
export function Inspector({ side }: { readonly side: 'left' | 'right' }) {
  const { selection, actions, openPanel, focusCanvas } = useCanvas();
  if (selection === null) return null;
  const close = () => {
    openPanel(false);
    focusCanvas();
  };
  const found = selection.kind === 'block' ? actions.blockOf(selection.id) : null;
  const title = found ? nameOfBlock(found.block) : t('canvas.sectionSettings');
  return (
    <aside
      className={styles.inspector}
      data-side={side}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={event => {
        // An open list or picker handles Escape itself.
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <header className={styles.inspectorHead}>
        <h2>{title}</h2>
        <IconButton icon="close" isSmall label={t('canvas.closePanel')} onPress={close} />
      </header>
      <div className={styles.inspectorBody}>
        {selection.kind === 'block' ? (
          <BlockSettings key={selection.id} id={selection.id} />
        ) : (
          <SectionSettingsPart key={selection.id} id={selection.id} />
        )}
      </div>
    </aside>
  );
}

function BlockSettings({ id }: { readonly id: string }) {
  const { actions } = useCanvas();
  const found = actions.blockOf(id);
  const definition = found ? definitionOf(found.block.type) : null;
  const name = definition?.name ?? '';
  const OwnPanel = useMemo(() => {
    const load = blockPanels.get(name);
    return load ? lazy(async () => ({ default: await load() })) : null;
  }, [name]);
  const work = usePanelWork(id);
  if (!found || !definition) return <p>{t('canvas.unknownBlock')}</p>;
  const { settings } = readSettings(found.block);
  const change = (patch: Record<string, unknown>) => actions.change(id, patch);
  return (
    <PanelWorkProvider value={work}>
      <ContrastNotice sectionId={found.section.id} blockId={id} />
      {OwnPanel ? (
        <Suspense fallback={<LoadingShape shape="form" count={3} />}>
          <OwnPanel settings={settings ?? {}} onChange={change} />
        </Suspense>
      ) : (
        <SettingsPanel schema={definition.settings} value={settings ?? {}} onChange={change} />
      )}
      <EntryPart id={id} />
      <PlacePart id={id} />
    </PanelWorkProvider>
  );
}

const noFiles: readonly File[] = [];

/** The functions the panel of a block may use, also after the panel was closed. */
function usePanelWork(id: string): PanelWork {
  const { actions, dropped, dropFiles, uploadsOf } = useCanvas();
  const files = dropped?.blockId === id ? dropped.files : noFiles;
  const taken = useRef(noFiles);
  return useMemo(
    () => ({
      readSettings: () => {
        const found = actions.blockOf(id);
        return found ? readSettings(found.block).settings : null;
      },
      files,
      uploads: uploadsOf(id),
      takeFiles: given => {
        if (taken.current === given) return false;
        taken.current = given;
        dropFiles(null);
        return true;
      },
    }),
    [actions, id, files, dropFiles, uploadsOf],
  );
}

/** Its position in numbers, for the current device. */
function PlacePart({ id }: { readonly id: string }) {
  const { actions, device } = useCanvas();
  const found = actions.blockOf(id);
  if (!found) return null;
  const place = found.block.places[device];
  const columns = gridColumns[device];
  const put = (patch: Partial<typeof place>) => {
    const next = { ...place, ...patch };
    actions.place(id, { ...next, x: Math.min(next.x, columns - next.w) }, device);
  };
  return (
    <section className={styles.placePart}>
      <h3>{t(`canvas.placeOn.${device}`)}</h3>
      <div className={styles.placeFields}>
        <NumberEntry
          label={t('place.column')}
          value={place.x + 1}
          min={1}
          max={columns}
          onChange={column => put({ x: Math.round(column) - 1 })}
        />
        <NumberEntry
          label={t('place.row')}
          value={place.y + 1}
          min={1}
          max={2000}
          onChange={row => put({ y: Math.round(row) - 1 })}
        />
        <NumberEntry
          label={t('place.width')}
          value={place.w}
          min={1}
          max={columns}
          onChange={w => put({ w: Math.round(w) })}
        />
        <NumberEntry
          label={t('place.height')}
          value={place.h}
          min={1}
          max={2000}
          onChange={h => put({ h: Math.round(h) })}
        />
      </div>
      {(['desktop', 'phone'] as const).map(one => (
        <SwitchField
          key={one}
          label={t(`canvas.shownOn.${one}`)}
          isOn={!(found.block.isHidden?.[one] ?? false)}
          onChange={isShown => actions.hide(id, one, !isShown)}
        />
      ))}
    </section>
  );
}

const sectionPanel = sectionSettingsSchema.extend({
  padding: sectionSettingsSchema.shape.padding.meta({
    label: t('section.padding'),
    control: 'slider',
    min: 0,
    max: 6,
    step: 1,
  }),
  anchor: sectionSettingsSchema.shape.anchor.meta({
    label: t('section.anchor'),
    help: t('section.anchorHint'),
  }),
});

function SectionSettingsPart({ id }: { readonly id: string }) {
  const { actions } = useCanvas();
  const found = actions.sectionOf(id);
  if (!found) return null;
  return (
    <>
      <ContrastNotice sectionId={id} />
      <SettingsPanel
        schema={sectionPanel}
        value={found.section.settings}
        onChange={patch => {
          const read = sectionSettingsSchema.safeParse({ ...found.section.settings, ...patch });
          if (!read.success) return;
          const names = Object.keys(patch);
          const set = Object.fromEntries(Object.entries(read.data).filter(([name]) => names.includes(name)));
          actions.changeSection(id, set);
        }}
      />
    </>
  );
}

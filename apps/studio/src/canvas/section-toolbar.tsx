import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { t } from '../messages/translate.ts';
import { useCanvas } from './canvas-context.ts';
import type { Box } from './geometry.ts';
import styles from './tools.module.css';

export interface SectionToolbarProps {
  readonly box: Box;
  readonly sectionId: string;
  readonly isSelected: boolean;
}

/** At the top right of the section, its actions; on its edges, buttons that insert another section. */
export function SectionToolbar({ box, sectionId, isSelected }: SectionToolbarProps) {
  const tools = useCanvas();
  const { actions, select, openPanel, askForBlock, askForSection, removeSelected, writing, dragged } = tools;
  const found = actions.sectionOf(sectionId);
  if (!found || dragged || writing !== null) return null;
  const { part, index, section } = found;
  const choose = () => select({ kind: 'section', id: sectionId, part });
  const top = Math.max(box.top + 6, 6);
  const isWhole = part === 'page';
  return (
    <>
      <div
        className={styles.sectionTools}
        data-tools={isSelected ? '' : undefined}
        style={{
          insetBlockStart: top,
          insetInlineStart: Math.min(box.left + box.width, tools.clearTo) - 8,
        }}
      >
        <button type="button" className={styles.sectionName} aria-pressed={isSelected} onClick={choose}>
          {section.settings.name || t(`part.${part}`)}
        </button>
        <IconButton icon="plus" isSmall label={t('canvas.addBlock')} onPress={() => askForBlock(sectionId)} />
        <IconButton
          icon="settings"
          isSmall
          label={t('canvas.sectionSettings')}
          onPress={() => {
            choose();
            openPanel(true);
          }}
        />
        {isSelected && (
          <>
            <IconButton
              icon="up"
              isSmall
              label={t('canvas.sectionUp')}
              onPress={() => actions.moveSection(sectionId, -1)}
            />
            <IconButton
              icon="down"
              isSmall
              label={t('canvas.sectionDown')}
              onPress={() => actions.moveSection(sectionId, 1)}
            />
            <IconButton
              icon="copy"
              isSmall
              label={t('canvas.duplicate')}
              onPress={() => select(actions.duplicate({ kind: 'section', id: sectionId, part }))}
            />
            <IconButton
              icon="trash"
              isSmall
              kind="danger"
              label={t('canvas.sectionDelete')}
              onPress={removeSelected}
            />
          </>
        )}
      </div>
      {isWhole && (
        <div
          className={styles.between}
          style={{
            insetBlockStart: box.top + box.height,
            insetInlineStart: box.left + box.width / 2,
          }}
        >
          <Button icon="plus" onPress={() => askForSection({ part, index: index + 1 })}>
            {t('canvas.addSection')}
          </Button>
        </div>
      )}
    </>
  );
}

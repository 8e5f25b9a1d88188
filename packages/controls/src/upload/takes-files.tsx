import { type DragEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { useFilesOfBlock } from '../pickers/panel-work.tsx';
import styles from './upload.module.css';
import { type TakingFiles, useTakenFiles } from './use-taken-files.tsx';

export interface TakesFilesProps extends TakingFiles {
  /** The id of the element that labels it. */
  readonly labelledBy: string;
  /** Whether it also accepts files dropped on the block of its panel. */
  readonly isOfBlock?: boolean;
  readonly children: ReactNode;
}

/**
 * An area that accepts files dropped or pasted anywhere in it, even on elements that accept drops themselves; a
 * button next to it does the same by keyboard. Of nested areas, the inner one takes the files (rule PANEL-16).
 */
export function TakesFiles({ labelledBy, isOfBlock = false, children, ...taking }: TakesFilesProps) {
  const { take, refusal } = useTakenFiles(taking);
  useFilesOfBlock(isOfBlock ? take : null);
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent<HTMLElement>) => {
    if (!isMine(event) || !event.dataTransfer.types.includes('Files')) return;
    keep(event);
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  return (
    <fieldset
      className={styles.takes}
      aria-labelledby={labelledBy}
      data-takes-files=""
      data-over={isOver || undefined}
      onDragEnterCapture={over}
      onDragOverCapture={over}
      onDragLeave={event => setIsOver(isOver && isWithin(event.currentTarget, event.relatedTarget))}
      onDropCapture={event => {
        setIsOver(false);
        if (!isMine(event) || event.dataTransfer.files.length === 0) return;
        keep(event);
        take([...event.dataTransfer.files]);
      }}
      onPasteCapture={event => {
        const files = [...event.clipboardData.files];
        // Text that includes a picture of itself, as from a spreadsheet, is pasted as text.
        if (!isMine(event) || files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
        keep(event);
        take(files);
      }}
    >
      {children}
      {refusal}
    </fieldset>
  );
}

function isMine({ currentTarget, target }: SyntheticEvent<HTMLElement>): boolean {
  return isWithin(currentTarget, target);
}

/** Whether the event is inside this area in the document: not in a dialog it opened, nor in a nested area. */
function isWithin(place: Element, what: EventTarget | null): boolean {
  return what instanceof Element && what.closest('[data-takes-files]') === place;
}

function keep(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

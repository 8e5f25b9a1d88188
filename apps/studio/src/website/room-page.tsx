import type { CSSProperties, ReactNode } from 'react';
import { useTitle } from '../frame/use-title.ts';
import styles from './room-page.module.css';
import { TopBar } from './top-bar.tsx';

export interface RoomPageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** A link back to the parent room. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
  readonly isNarrow?: boolean;
}

/** A room that is a page of the studio: a title, its actions, and its content. */
export function RoomPage({ title, actions, back, children, isNarrow = false }: RoomPageProps) {
  useTitle(title);
  return (
    <>
      <TopBar>{title}</TopBar>
      <div className={styles.page} data-narrow={isNarrow ? '' : undefined}>
        <header className={styles.head}>
          <div>
            {back}
            <h1 className={styles.title}>{title}</h1>
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
        {children}
      </div>
    </>
  );
}

export interface PartProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One section of a longer page, in a frame. */
export function Part({ title, hint, actions, children }: PartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{title}</h2>
        {actions}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

interface ColumnsProps {
  /** The width of the second column. */
  readonly side?: string;
  readonly children: ReactNode;
}

/** A wide `Column` and a narrow one beside it; below each other if there is no room. */
export function Columns({ side = '320px', children }: ColumnsProps) {
  return (
    <div className={styles.columns} style={{ '--side': side } as CSSProperties}>
      {children}
    </div>
  );
}

export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** Two or three fields side by side if there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fieldRow}>{children}</div>;
}

export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export function Filters({ children }: { readonly children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

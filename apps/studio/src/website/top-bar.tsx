import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useMay, useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { PublishButton } from '../publishing/publish-button.tsx';
import { SiteMenu } from './site-menu.tsx';
import styles from './studio-frame.module.css';

export const TopBarPlace = createContext<HTMLElement | null>(null);

export interface TopBarProps {
  /** The name of the current room or page. */
  readonly children: ReactNode;
  /** Whether the room's name is a heading, for rooms without another heading. */
  readonly isHeading?: boolean;
  readonly middle?: ReactNode;
  readonly end?: ReactNode;
  /** Called before publishing, so that no change is left unsent. */
  readonly onPublish?: () => void;
}

/** Each room fills the same bar at the top; it always ends with Publish. */
export function TopBar({ children, isHeading = false, middle, end, onPublish }: TopBarProps) {
  const place = useContext(TopBarPlace);
  const { website } = useWho();
  if (place === null) return null;
  const Here = isHeading ? 'h1' : 'span';
  return createPortal(
    <>
      <div className={styles.where}>
        <SiteMenu />
        <span className={styles.site}>{website?.title}</span>
        <Here className={styles.here}>{children}</Here>
      </div>
      {middle !== undefined && <div className={styles.middle}>{middle}</div>}
      <div className={styles.end}>
        {end}
        <LaunchMark />
        <PublishButton {...(onPublish ? { onOpen: onPublish } : {})} />
      </div>
    </>,
    place,
  );
}

/** Says that visitors cannot see the website yet, and leads to the remaining tasks. */
function LaunchMark() {
  const { website } = useWho();
  const mayLaunch = useMay('launch.manage');
  if (website === null || website.isLaunched || !mayLaunch) return null;
  return (
    <Link className={styles.launch ?? ''} to="/config/launch">
      {t('launchNotYet')}
    </Link>
  );
}

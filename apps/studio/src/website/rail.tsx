import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { Button } from 'react-aria-components';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { isIn, roomsFor, splitForPhone } from './rooms.ts';
import styles from './studio-frame.module.css';

/** The rooms next to the page; on a phone below it, with a menu for those that do not fit (rule STUDIO-35). */
export function Rail() {
  const { permissions, website } = useWho();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const rooms = roomsFor(permissions, website?.isLaunched ?? true);
  const { more } = splitForPhone(rooms);
  return (
    <nav className={styles.rail} aria-label={t('rooms')}>
      {rooms.map(room => (
        <NavLink
          key={room.path}
          to={room.path}
          className={styles.railLink ?? ''}
          data-wide-only={more.includes(room) ? '' : undefined}
          aria-current={isIn(room, pathname) ? 'page' : undefined}
        >
          <Icon name={room.icon} />
          <span>{t(room.label)}</span>
        </NavLink>
      ))}
      {more.length > 0 && (
        <MenuButton
          label={t('roomsMore')}
          trigger={
            <Button
              className={`${styles.railLink} ${styles.railMore}`}
              aria-label={t('roomsMore')}
              data-current={more.some(room => isIn(room, pathname)) ? '' : undefined}
            >
              <Icon name="more" />
              <span>{t('more')}</span>
            </Button>
          }
          entries={more.map(({ path, label, icon }) => ({
            id: path,
            label: t(label),
            icon,
            onAction: () => void navigate(path),
          }))}
        />
      )}
    </nav>
  );
}

import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { Button } from 'react-aria-components';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { isIn, roomGroups, roomsFor, splitForPhone } from './rooms.ts';
import styles from './studio-frame.module.css';

/** The rooms next to the page, by what they are about; on a phone below it, with a menu for those that do not fit (rule STUDIO-35). */
export function Rail() {
  const { permissions, website } = useWho();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const rooms = roomsFor(permissions, website?.isLaunched ?? true);
  const { more } = splitForPhone(rooms);
  return (
    <nav
      className={styles.rail}
      aria-label={t('rooms')}
      data-slim={rooms.some(room => room.hasCanvas && isIn(room, pathname)) ? '' : undefined}
    >
      {roomGroups.map(group => {
        const inGroup = rooms.filter(room => room.group === group);
        if (inGroup.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of links is no fieldset.
          <div key={group} role="group" aria-label={t(`rooms.${group}`)} className={styles.railGroup}>
            <span className={styles.railHeading} aria-hidden="true">
              {t(`rooms.${group}`)}
            </span>
            {inGroup.map(room => (
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
          </div>
        );
      })}
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

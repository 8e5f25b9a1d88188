import { sectionThemes } from '@vitrine/core/page/page-document.ts';
import { derivePalette, themeColors } from '@vitrine/core/site/palette.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { useId } from 'react';
import { ToggleButton } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { t } from '../messages/translate.ts';
import styles from './field.module.css';
import { OneOf } from './one-of.tsx';
import themeStyles from './themes.module.css';

export interface ThemeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly palette: SiteStyles['palette'];
}

/** A choice of the five section themes, each shown in its own colours. */
export function ThemeField({ label, value, onChange, palette }: ThemeFieldProps) {
  const id = useId();
  const colors = derivePalette(palette);
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <OneOf
        className={classNames(themeStyles.themes)}
        label={{ 'aria-labelledby': id }}
        value={value}
        onChange={onChange}
      >
        {sectionThemes.map(theme => {
          const { paper, ink } = themeColors(colors, theme);
          return (
            <ToggleButton
              key={theme}
              id={theme}
              aria-label={t(`theme.${theme}`)}
              className={classNames(themeStyles.theme)}
              style={{ background: paper, color: ink }}
            >
              {t('themeSample')}
            </ToggleButton>
          );
        })}
      </OneOf>
    </div>
  );
}

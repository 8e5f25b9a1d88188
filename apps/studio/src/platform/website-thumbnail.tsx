import { websitePicturePath } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useState } from 'react';
import styles from './website-thumbnail.module.css';

/** Muted backgrounds, chosen by the website's name; letters on each have a contrast of at least 7:1. */
const grounds = [
  ['#efe9df', '#3b2f20'],
  ['#e2e8e4', '#1f352b'],
  ['#e6e6ee', '#2a2c48'],
  ['#efe3e1', '#4a201a'],
  ['#e9ecd9', '#343a14'],
] as const;

export interface WebsiteThumbnailProps {
  readonly title: string;
  /** Null for a deleted website, which has no picture. */
  readonly websiteId: string | null;
}

/**
 * A website's image in the list: the sharing image of its home page, otherwise its name on a background (DOOR-11).
 */
export function WebsiteThumbnail({ title, websiteId }: WebsiteThumbnailProps) {
  const [isMissing, setIsMissing] = useState(false);
  if (websiteId !== null && !isMissing) {
    return (
      <img
        className={styles.picture}
        src={websitePicturePath.replace(':websiteId', websiteId)}
        alt=""
        width={1200}
        height={630}
        loading="lazy"
        decoding="async"
        onError={() => setIsMissing(true)}
      />
    );
  }
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [ground, ink] = grounds[sum % grounds.length] ?? grounds[0];
  return (
    <span className={styles.name} style={{ background: ground, color: ink }} aria-hidden="true">
      <span className={styles.bar} />
      <span className={styles.title}>{title}</span>
      <span className={styles.lines} />
    </span>
  );
}

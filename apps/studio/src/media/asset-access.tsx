import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type AssetListing, mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './media.module.css';
import { usePrivacy } from './use-privacy.tsx';

/** Who can open the file, and the links to a private one (rules MEDIA-25 and MEDIA-27). */
export function AssetAccess({ asset }: { readonly asset: AssetListing }) {
  const privacy = usePrivacy();
  return (
    <section className={styles.access} aria-label={t('mediaAccess')}>
      <strong className={styles.state}>
        <Icon name={asset.isPrivate ? 'lock' : 'eye'} />
        {t(asset.isPrivate ? 'mediaPrivate' : 'mediaPublic')}
      </strong>
      <p className={styles.soft}>{t(asset.isPrivate ? 'mediaPrivateHint' : 'mediaPublicHint')}</p>
      <div className={styles.actions}>
        <Button
          isPending={privacy.isPending}
          onPress={() => void (asset.isPrivate ? privacy.makePublic : privacy.makePrivate)([asset])}
        >
          {t(asset.isPrivate ? 'mediaMakePublic' : 'mediaMakePrivate')}
        </Button>
      </div>
      {asset.isPrivate && <PrivateLink asset={asset} />}
      {privacy.dialog}
    </section>
  );
}

const lifeTimes = [1, 24, 168, 720, 8760] as const;

function PrivateLink({ asset }: { readonly asset: AssetListing }) {
  const toast = useToast();
  const [hours, setHours] = useState<number>(168);
  const link = useChange(mediaCalls.link);
  const copy = (address: string) => {
    // Browsers provide a clipboard only over HTTPS; otherwise a click selects the text.
    if (!('clipboard' in navigator)) return;
    navigator.clipboard.writeText(address).then(
      () => toast({ message: t('mediaLinkCopied') }),
      () => toast({ message: t('mediaLinkNotCopied'), isError: true }),
    );
  };
  const make = () =>
    link.mutate(
      { params: { assetId: asset.id }, body: { hours } },
      {
        onSuccess: ({ address }) => copy(address),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <>
      <SelectField
        label={t('mediaLinkFor')}
        value={String(hours)}
        onChange={value => setHours(Number(value))}
        choices={lifeTimes.map(value => ({ value: String(value), label: t(`mediaLinkHours.${value}`) }))}
        help={t('mediaLinkHint')}
      />
      <div className={styles.actions}>
        <Button icon="link" onPress={make} isPending={link.isPending}>
          {t('mediaLinkCopy')}
        </Button>
      </div>
      {link.data && (
        <p className={styles.link}>
          <code>{link.data.address}</code>
          <span className={styles.soft}>
            {t('mediaLinkUntil', { when: formatMoment(link.data.expiresAt) })}
          </span>
        </p>
      )}
    </>
  );
}

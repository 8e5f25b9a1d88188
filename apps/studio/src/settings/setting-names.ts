import { wordedPages } from '@vitrine/core/store-pages/page-words.ts';
import { t } from '../messages/translate.ts';

/** The labels of settings by their path in a request (rule STUDIO-29). */
export const settingNames: Readonly<Record<string, string>> = {
  title: t('websiteTitle'),
  'settings.tagline': t('tagline'),
  'settings.description': t('siteDescription'),
  'settings.language': t('language'),
  'settings.timeZone': t('timeZone'),
  'settings.logo': t('logo'),
  'settings.icon': t('icon'),
  'settings.contactEmail': t('contactEmail'),
  'settings.isIndexed': t('isIndexed'),
  'settings.hasSearch': t('hasSearch'),
  'settings.siteUsers': t('isSignUpOpen'),
  'settings.socialLinks': t('socialLinks'),
  'settings.map': t('settings.maps'),
  'settings.store.isOpen': t('storeOpen'),
  'settings.store.currency': t('currency'),
  'settings.store.unitSystem': t('units'),
  'settings.store.trimsZeros': t('trimsZeros'),
  'settings.store.countries': t('countries'),
  'settings.store.shippingZones': t('settings.shipping'),
  'settings.store.minimumSubtotal': t('minimumSubtotal'),
  'settings.store.tax': t('tax'),
  'settings.store.seller': t('seller.title'),
  'settings.store.terms': t('settings.agreements'),
  'settings.store.marketing': t('marketingWords'),
  'settings.store.cartReminders': t('room.carts'),
  ...Object.fromEntries(
    wordedPages.map(page => [`settings.store.pageWords.${page}`, t(`pageWords.${page}`)]),
  ),
  'settings.store.stock': t('stock'),
  'settings.store.returns': t('returns.title'),
  'settings.store.reviews': t('room.reviews'),
};

import { newId } from '@vitrine/core/id/id.ts';
import { readAmount, readMoney } from '@vitrine/core/money/read-amount.ts';
import {
  fromUnits,
  inUnits,
  measurementUnit,
  type UnitSystem,
} from '@vitrine/core/products/measurement-text.ts';
import { gramsOf } from '@vitrine/core/shipping/quote-shipping.ts';
import type {
  Bracket,
  PickupPlace,
  ShippingMethod,
  ShippingZone,
} from '@vitrine/core/shipping/shipping-settings.ts';
import { formatAmount, formatDecimal } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

/** How an option is priced and delivered. */
export const methodKinds = ['flat', 'weight', 'price', 'pickup'] as const;
export type MethodKind = (typeof methodKinds)[number];

export interface BracketDraft {
  readonly key: string;
  /** Empty for everything above. */
  readonly upTo: string;
  readonly amount: string;
}

/** A shipping option as typed. */
export interface MethodDraft {
  readonly id: string;
  readonly name: string;
  readonly kind: MethodKind;
  readonly amount: string;
  readonly brackets: readonly BracketDraft[];
  readonly freeFrom: string;
  readonly minimum: string;
  readonly time: string;
  readonly pickup: PickupPlace;
}

export interface PlaceDraft {
  readonly key: string;
  readonly country: string;
  readonly region: string;
  readonly postalCodes: string;
}

export interface ZoneDraft {
  readonly id: string;
  readonly name: string;
  readonly places: readonly PlaceDraft[];
  readonly options: readonly MethodDraft[];
}

/** The store’s currency and system of measures. */
export interface Measures {
  readonly currency: string;
  readonly unitSystem: UnitSystem;
}

export type ReadZones =
  | { readonly ok: true; readonly zones: ShippingZone[] }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

export function weightUnit({ unitSystem }: Measures): string {
  return measurementUnit('weight', unitSystem);
}

/** The grams of a number in the store’s unit; null if it is none. */
export function readGrams(text: string, { unitSystem }: Measures): number | null {
  const value = readAmount(text, 4);
  return value === null || value < 0 ? null : gramsOf(fromUnits(value / 10_000, 'weight', unitSystem));
}

function gramsText(grams: number, { unitSystem }: Measures): string {
  return formatDecimal(inUnits(grams / 1000, 'weight', unitSystem));
}

export function newPlace(country: string): PlaceDraft {
  return { key: newId(), country, region: '', postalCodes: '' };
}

export function newMethod(country: string): MethodDraft {
  return {
    id: newId(),
    name: '',
    kind: 'flat',
    amount: '',
    brackets: [newBracket()],
    freeFrom: '',
    minimum: '',
    time: '',
    pickup: { line1: '', postalCode: '', city: '', region: '', country, hours: '' },
  };
}

export function newBracket(): BracketDraft {
  return { key: newId(), upTo: '', amount: '' };
}

export function newZone(): ZoneDraft {
  return { id: newId(), name: '', places: [newPlace('*')], options: [newMethod('US')] };
}

export function draftOfZones(zones: readonly ShippingZone[], measures: Measures): ZoneDraft[] {
  const amount = (value: number) => formatAmount(value, measures.currency);
  const optional = (value: number | null) => (value === null || value === 0 ? '' : amount(value));
  return zones.map(({ id, name, places, options }) => ({
    id,
    name,
    places: places.map(place => ({ key: newId(), ...place })),
    options: options.map(option => ({
      ...newMethod(option.pickup?.country ?? 'US'),
      id: option.id,
      name: option.name,
      kind: option.pickup === null ? option.by : 'pickup',
      amount: amount(option.amount),
      ...(option.brackets.length === 0
        ? {}
        : {
            brackets: option.brackets.map(bracket => ({
              key: newId(),
              upTo:
                bracket.upTo === null
                  ? ''
                  : option.by === 'weight'
                    ? gramsText(bracket.upTo, measures)
                    : amount(bracket.upTo),
              amount: amount(bracket.amount),
            })),
          }),
      freeFrom: option.freeFrom === null ? '' : amount(option.freeFrom),
      minimum: optional(option.minimum),
      time: option.time,
      ...(option.pickup === null ? {} : { pickup: option.pickup }),
    })),
  }));
}

/** Amounts in minor units and weights in grams; errors are returned by field (rule STUDIO-13). */
export function readZones(drafts: readonly ZoneDraft[], measures: Measures): ReadZones {
  const problems: Record<string, string> = {};
  const number = (field: string, text: string) => {
    const value = readMoney(text, measures.currency);
    if (value !== null && value >= 0) return value;
    problems[field] = t('variant.badNumber');
    return 0;
  };
  const bracketOf = (option: MethodDraft, bracket: BracketDraft): Bracket => {
    const field = `${bracket.key}.upTo`;
    const isOpen = bracket.upTo.trim() === '';
    const upTo = isOpen
      ? null
      : option.kind === 'weight'
        ? readGrams(bracket.upTo, measures)
        : number(field, bracket.upTo);
    if (!isOpen && (upTo === null || upTo === 0)) problems[field] = t('variant.badNumber');
    return { upTo, amount: number(`${bracket.key}.amount`, bracket.amount) };
  };
  const methodOf = (option: MethodDraft): ShippingMethod => {
    const { id, kind, pickup } = option;
    const hasBrackets = kind === 'weight' || kind === 'price';
    if (option.name.trim() === '') problems[`${id}.name`] = t('shipping.nameMissing');
    if (kind === 'pickup' && pickup.line1.trim() === '') problems[`${id}.line1`] = t('shipping.line1Missing');
    const brackets = hasBrackets ? option.brackets.map(bracket => bracketOf(option, bracket)) : [];
    for (const [at, { upTo }] of brackets.entries()) {
      const next = brackets[at + 1];
      const isSorted = next === undefined || (upTo !== null && (next.upTo === null || next.upTo > upTo));
      if (!isSorted) problems[`${option.brackets[at + 1]?.key}.upTo`] ??= t('shipping.bracketOrder');
    }
    return {
      id,
      name: option.name.trim(),
      by: hasBrackets ? kind : 'flat',
      amount: hasBrackets || option.amount.trim() === '' ? 0 : number(`${id}.amount`, option.amount),
      brackets,
      freeFrom: option.freeFrom.trim() === '' ? null : number(`${id}.freeFrom`, option.freeFrom),
      minimum: option.minimum.trim() === '' ? 0 : number(`${id}.minimum`, option.minimum),
      time: option.time.trim(),
      pickup: kind === 'pickup' ? pickup : null,
    };
  };
  const zones = drafts.map(({ id, name, places, options }) => {
    if (name.trim() === '') problems[`${id}.name`] = t('shipping.nameMissing');
    return {
      id,
      name: name.trim(),
      places: places.map(({ country, region, postalCodes }) => ({
        country,
        region: region.trim().toUpperCase(),
        postalCodes: postalCodes.trim(),
      })),
      options: options.map(methodOf),
    };
  });
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, zones };
}

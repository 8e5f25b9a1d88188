import { doors } from '@vitrine/core/accounts/doors.ts';
import { type AllSources, joinSources } from '@vitrine/core/blocks/page-sources.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { z } from 'zod';
import { actorMay } from '../../actor-may.ts';
import type { Context } from '../../context.ts';
import { listMethodRows, type MethodRow } from './method-settings.store.ts';
import type { Express, MethodSettings, PaymentMethod } from './payment-method.ts';
import type { PaymentRow } from './payments.store.ts';

/** Each folder of `methods` is a payment method; no code outside names one (rule PAYMENT-14). */
const found = import.meta.glob<PaymentMethod>('./methods/*/*.method.ts', { import: 'method', eager: true });
export const paymentMethods = Object.values(found).toSorted((a, b) => a.position - b.position);
const byId = new Map(paymentMethods.map(method => [method.id, method]));

/** A payment method as a website has set it up. */
export interface MethodOfWebsite {
  readonly method: PaymentMethod;
  readonly isEnabled: boolean;
  readonly settings: MethodSettings;
  /** When each of its secrets was set. */
  readonly secrets: Readonly<Record<string, string>>;
}

type Reader = Pick<Context, 'database'> & { readonly website: Pick<Website, 'id'> };

/** All that an owner can set up, in their order. */
export async function methodsOfWebsite({ database, website }: Reader): Promise<MethodOfWebsite[]> {
  const rows = await listMethodRows(database, website.id);
  return paymentMethods.filter(isSettable).map(method => {
    const row = rows.get(method.id);
    return {
      method,
      isEnabled: row?.is_enabled ?? atFirst(method).is_enabled,
      settings: settingsOf(method, row?.settings ?? {}),
      secrets: row?.secrets ?? {},
    };
  });
}

/**
 * The payment methods available to this buyer at the checkout of this website, in its order. After the launch, tests are
 * for people who manage orders (rule PAYMENT-10).
 */
export async function offeredMethods(context: Context): Promise<MethodOfWebsite[]> {
  const mayTest = !context.website.isLaunched || actorMay(context.actor, doors.testPayment.needs);
  return (await buyersMethods(context)).filter(one => mayTest || !isTestNow(one));
}

/**
 * Those for orders and subscriptions that exist: after the launch no test pays for them, whoever asks (rule
 * PAYMENT-35).
 */
export async function methodsForOrders(context: Context): Promise<MethodOfWebsite[]> {
  return (await buyersMethods(context)).filter(one => !context.website.isLaunched || !isTestNow(one));
}

/** The words of the checkout; after the launch they say what a test does not do. */
export function wordsAtCheckout(
  { website }: Pick<Context, 'website'>,
  one: Pick<MethodOfWebsite, 'method' | 'settings'>,
): { readonly name: string; readonly description: string } {
  const { language } = website.settings;
  const { name, description } = one.method.wordsIn(language);
  if (!website.isLaunched || !isTestNow(one)) return { name, description };
  const words = [description, wordsIn(language).payments.testLaunched];
  return { name, description: words.filter(Boolean).join(' ') };
}

/** Whether a payment that begins now moves no money. */
export function isTestNow({ method, settings }: Pick<MethodOfWebsite, 'method' | 'settings'>): boolean {
  return method.isTest?.(settings) === true;
}

/** The same of a method that the website has, whether it is offered or not. */
export async function isTestMethod(context: Reader, methodId: string): Promise<boolean> {
  return (await methodsOfWebsite(context)).some(one => one.method.id === methodId && isTestNow(one));
}

/** After the launch no test pays for an order with effects, and no money for one without (rule PAYMENT-35). */
export function mayPayFor(
  { website }: Pick<Context, 'website'>,
  order: { readonly is_without_effect: boolean },
  isTest: boolean,
): boolean {
  return order.is_without_effect ? isTest : !isTest || !website.isLaunched;
}

/** The payment methods of orders that staff place. */
export function staffMethods(): MethodOfWebsite[] {
  return paymentMethods
    .filter(({ isForStaff }) => isForStaff)
    .map(method => ({ method, isEnabled: true, settings: settingsOf(method, {}), secrets: {} }));
}

/** Those whose payments are no new money: balances that were paid for before (rule CUSTOMER-2). */
export function balanceMethods(): readonly string[] {
  return paymentMethods.filter(({ isBalance }) => isBalance).map(({ id }) => id);
}

/** The sources that pages with these payment methods must allow (rule PAYMENT-23). */
export function hostsOf(methods: readonly MethodOfWebsite[]): { sources: AllSources; opensPopup: boolean } {
  const hosts = methods.map(({ method, settings }) => method.hosts?.(settings) ?? {});
  return { sources: joinSources(hosts), opensPopup: hosts.some(({ opensPopup }) => opensPopup === true) };
}

/** The first offered method whose wallets the owner has turned on; undefined if there is none (rule EXPRESS-1). */
export function expressMethod(
  offered: readonly MethodOfWebsite[],
): (MethodOfWebsite & { readonly express: Express<z.ZodObject> }) | undefined {
  for (const one of offered) {
    const { express } = one.method;
    if (express?.isWanted(one.settings)) return { ...one, express };
  }
  return undefined;
}

/** Whether a website captures money of this method later than when an order is placed. */
export function capturesLater({ method, settings }: MethodOfWebsite): boolean {
  return method.authorisation?.isWanted(settings) === true;
}

/** Whether a buyer can pay here once the website is launched. */
export async function isReadyToBePaid(context: Reader): Promise<boolean> {
  return (await usableMethods(context)).some(({ method, settings }) => method.isReady(settings));
}

/** The buyer’s next steps for awaited payments, according to the current settings. */
export async function paymentInstructions(
  context: Reader,
  payments: readonly Pick<PaymentRow, 'method' | 'state'>[],
  known?: readonly MethodOfWebsite[],
): Promise<string> {
  const awaited = new Set(payments.filter(({ state }) => state === 'awaited').map(({ method }) => method));
  if (awaited.size === 0) return '';
  return (known ?? (await methodsOfWebsite(context)))
    .filter(({ method }) => awaited.has(method.id))
    .map(({ method, settings }) => method.instructionsOf?.(settings) ?? '')
    .filter(Boolean)
    .join('\n');
}

/** Whether goods may be sent before payments with these methods arrive (rule ORDER-50). */
export async function allowSendingUnpaid(context: Reader, methodIds: readonly string[]): Promise<boolean> {
  const known = [...(await methodsOfWebsite(context)), ...staffMethods()];
  return methodIds.every(id =>
    known.some(({ method, settings }) => method.id === id && method.sendsUnpaid?.(settings) === true),
  );
}

/** The method for free orders. */
export function methodForNothing(): PaymentMethod {
  const method = paymentMethods.find(one => one.isForNothing);
  if (!method) throw new Error('No payment method is for orders that cost nothing.');
  return method;
}

/** The method of what cards and the like pay, before the method that the buyer chooses. */
export function methodForBalances(): PaymentMethod {
  const method = paymentMethods.find(one => one.isBalance);
  if (!method) throw new Error('No payment method is for balances.');
  return method;
}

/** The names of the methods that were paid with, each with the card or account it was, by payment. */
export async function describePayments(
  context: Context,
  payments: readonly Pick<PaymentRow, 'id' | 'method'>[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const described = await Promise.all(
    [...new Set(payments.map(({ method }) => method))].map(id =>
      methodOf(id).describe?.(
        context,
        payments.filter(({ method }) => method === id),
      ),
    ),
  );
  const details = new Map(described.flatMap(found => [...(found ?? [])]));
  return new Map(
    payments.map(({ id, method }) => {
      const { name } = methodOf(method).wordsIn(language);
      return [id, [name, details.get(id) ?? ''].filter(Boolean).join(' ')];
    }),
  );
}

/** Any method by its id, including one that was used before but is no longer offered. */
export function methodOf(id: string): PaymentMethod {
  const method = findMethod(id);
  if (!method) throw new Error(`There is no payment method ${id}.`);
  return method;
}

export function findMethod(id: string): PaymentMethod | undefined {
  return byId.get(id);
}

/** Only a person can know whether it was paid. */
export function isPaidByHand(id: string): boolean {
  return methodOf(id).firstState === 'awaited';
}

/** A method that the owner sets up; those for free orders and for balances are always there. */
export function findSettable(id: string): PaymentMethod | undefined {
  const method = findMethod(id);
  return method && isSettable(method) ? method : undefined;
}

function isSettable({ isBalance, isForNothing, isForStaff }: PaymentMethod): boolean {
  return !isBalance && !isForNothing && !isForStaff;
}

/** The default of a method that the website never changed. */
export function atFirst(method: PaymentMethod): Pick<MethodRow, 'method' | 'is_enabled' | 'settings'> {
  return {
    method: method.id,
    is_enabled: method.isEnabledAtFirst === true,
    settings: method.settings.parse({}),
  };
}

/** Stored values as the form reads them now; values that are no longer valid get their defaults. */
export function settingsOf({ settings }: PaymentMethod, kept: unknown): MethodSettings {
  const read = settings.safeParse(kept);
  return read.success ? read.data : settings.parse({});
}

export function requiredSecrets({ secrets }: PaymentMethod): string[] {
  return Object.entries(secrets?.shape ?? {}).flatMap(([name, field]) =>
    field instanceof z.ZodType && !field.safeParse(undefined).success ? [name] : [],
  );
}

async function buyersMethods(context: Context): Promise<MethodOfWebsite[]> {
  return (await usableMethods(context)).filter(
    ({ method, settings }) => method.isOffered?.(context.website, settings) ?? true,
  );
}

async function usableMethods(context: Reader): Promise<MethodOfWebsite[]> {
  return (await methodsOfWebsite(context)).filter(
    ({ method, isEnabled, secrets }) =>
      isEnabled && requiredSecrets(method).every(name => secrets[name] !== undefined),
  );
}

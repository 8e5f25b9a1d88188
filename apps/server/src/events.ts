import { type Context, type EventKind, type Events, within } from './context.ts';

/** Declares one kind of event: `export const orderPlaced = defineEvent<{ orderId: Id }>('orders.placed')`. */
export function defineEvent<Payload>(name: string): EventKind<Payload> {
  return { name };
}

export interface Subscription {
  readonly name: string;
  readonly receive: (context: Context, payload: never) => Promise<void>;
}

export function on<Payload>(
  kind: EventKind<Payload>,
  receive: (context: Context, payload: Payload) => Promise<void>,
): Subscription {
  return { name: kind.name, receive };
}

/**
 * Events travel up the list of capabilities: those above subscribe, those below emit without knowing the
 * subscribers.
 */
export function createEvents(
  subscriptions: readonly Subscription[],
  root: { database: Context['database'] },
): Events {
  return {
    tell(context, kind, payload) {
      context.database.afterCommit(async () => {
        const after = within(context, root.database);
        for (const subscription of subscriptions) {
          if (subscription.name !== kind.name) continue;
          try {
            await subscription.receive(after, payload as never);
          } catch (error) {
            context.log.error({ error, event: kind.name }, 'an event was not received');
          }
        }
      });
    },
  };
}

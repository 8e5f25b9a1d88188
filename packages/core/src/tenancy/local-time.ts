/** The day that it is somewhere, as `2030-12-24`. */
export function dayIn(timeZone: string, at: Date): string {
  return partsIn(timeZone, at).slice(0, 10);
}

/** When a day reaches an hour somewhere; an hour that summer time leaves out begins an hour later. */
export function momentIn(
  timeZone: string,
  { day, hour }: { readonly day: string; readonly hour: number },
): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // Two steps: the first guess may lie on the other side of a change of the clocks.
  const first = wanted - offsetIn(timeZone, new Date(wanted));
  return new Date(wanted - offsetIn(timeZone, new Date(first)));
}

function offsetIn(timeZone: string, at: Date): number {
  return Date.parse(`${partsIn(timeZone, at)}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

/** `2030-12-24T08:00:00` on the clocks there. */
function partsIn(timeZone: string, at: Date): string {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`;
}

/** Making one takes longer than most requests; there are a few hundred time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

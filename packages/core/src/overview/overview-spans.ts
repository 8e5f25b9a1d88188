import type { OverviewPeriod } from './overview.ts';

/** Days of the website, such as `2026-03-02`. */
export interface DaySpan {
  readonly first: string;
  /** The last day is counted up to the present time of day. */
  readonly last: string;
}

/** The days of a period that ends today, and those of the one before (rule OVERVIEW-2). */
export function overviewSpans(period: OverviewPeriod, today: string): { now: DaySpan; before: DaySpan } {
  if (period === 'year') {
    const first = addMonths(`${today.slice(0, 7)}-01`, -11);
    return {
      now: { first, last: today },
      before: { first: addMonths(first, -12), last: addMonths(today, -12) },
    };
  }
  const days = { today: 1, week: 7, month: 30 }[period];
  const first = addDays(today, 1 - days);
  return {
    now: { first, last: today },
    before: { first: addDays(first, -days), last: addDays(today, -days) },
  };
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return textOf(date);
}

/** 29 February becomes the 28th in a year without it. */
function addMonths(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const month = date.getUTCMonth();
  const inMonth = new Date(date);
  inMonth.setUTCDate(Number(day.slice(8)));
  if (inMonth.getUTCMonth() !== month) inMonth.setUTCDate(0);
  return textOf(inMonth);
}

function textOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** From each state, the states that may follow. */
export type TransitionTable<State extends string> = Readonly<Record<State, readonly State[]>>;

export function canMove<State extends string>(
  table: TransitionTable<State>,
  from: State,
  to: State,
): boolean {
  return table[from].includes(to);
}

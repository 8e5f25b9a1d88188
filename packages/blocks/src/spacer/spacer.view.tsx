/** A spacer only takes up space on the grid. */
export function View() {
  return null;
}

/** Its place on the grid is all there is to it. */
export function View() {
  return null;
}

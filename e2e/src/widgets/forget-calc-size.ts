/**
 * Runs in the page: evaluates `calc-size()` queries like a browser without it; returns how many
 * rules were removed and added.
 */
export function forgetCalcSize(): [number, number] {
  let [gone, come] = [0, 0];
  for (const sheet of document.styleSheets) {
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at];
      if (!(rule instanceof CSSSupportsRule) || !rule.conditionText.includes('calc-size')) continue;
      const inside = rule.conditionText.includes('not') ? [...rule.cssRules].map(one => one.cssText) : [];
      sheet.deleteRule(at);
      for (const text of inside.toReversed()) sheet.insertRule(text, at);
      if (inside.length > 0) come += 1;
      else gone += 1;
    }
  }
  return [gone, come];
}

/** A page inside the native app of a website (rules NATIVE-1 to NATIVE-4). */
export const nativeApp = {
  parameter: 'platform',
  value: 'mobile-app',
  /** The target of dismissing: the app handles it as its own back navigation. */
  backLink: 'vitrine-app://back',
} as const;

/** Whether the query of an address means that the native app shows the page (rule NATIVE-1). */
export function isNativeApp(search: string): boolean {
  return new URLSearchParams(search).get(nativeApp.parameter) === nativeApp.value;
}

/** A page inside the native app of a website (rules NATIVE-1 to NATIVE-4). */
export const nativeApp = {
  parameter: 'platform',
  value: 'mobile-app',
  /** Where dismissing leads: the app takes it as its own way back. */
  backLink: 'vitrine-app://back',
} as const;

/** Whether the query of an address says that the page is shown by the native app (rule NATIVE-1). */
export function isNativeApp(search: string): boolean {
  return new URLSearchParams(search).get(nativeApp.parameter) === nativeApp.value;
}
